package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DeviceTaintEffect}. */
@ApiEnum
public final class DeviceTaintEffect {
  public static final String NONE = "None";
  public static final String NO_SCHEDULE = "NoSchedule";
  public static final String NO_EXECUTE = "NoExecute";

  private DeviceTaintEffect() {}
}
