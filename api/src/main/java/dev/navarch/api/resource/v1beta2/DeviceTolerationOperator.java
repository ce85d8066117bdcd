package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DeviceTolerationOperator}. */
@ApiEnum
public final class DeviceTolerationOperator {
  public static final String EXISTS = "Exists";
  public static final String EQUAL = "Equal";

  private DeviceTolerationOperator() {}
}
