package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** When the kubelet pulls an image. */
@ApiEnum
public final class PullPolicy {
  public static final String ALWAYS = "Always";
  public static final String NEVER = "Never";
  public static final String IF_NOT_PRESENT = "IfNotPresent";

  private PullPolicy() {}
}
