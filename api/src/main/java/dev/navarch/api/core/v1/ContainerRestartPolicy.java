package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** When one container is restarted, apart from the pod's rule. */
@ApiEnum
public final class ContainerRestartPolicy {
  public static final String ALWAYS = "Always";
  public static final String NEVER = "Never";
  public static final String ON_FAILURE = "OnFailure";

  private ContainerRestartPolicy() {}
}
