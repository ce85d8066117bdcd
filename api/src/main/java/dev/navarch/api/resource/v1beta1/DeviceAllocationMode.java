package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DeviceAllocationMode}. */
@ApiEnum
public final class DeviceAllocationMode {
  public static final String EXACT_COUNT = "ExactCount";
  public static final String ALL = "All";

  private DeviceAllocationMode() {}
}
