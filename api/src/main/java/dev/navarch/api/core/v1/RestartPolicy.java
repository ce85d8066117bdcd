package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** When a pod's containers are restarted after they end. */
@ApiEnum
public final class RestartPolicy {
  public static final String ALWAYS = "Always";
  public static final String ON_FAILURE = "OnFailure";
  public static final String NEVER = "Never";

  private RestartPolicy() {}
}
