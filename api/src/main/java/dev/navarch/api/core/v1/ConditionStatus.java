package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a condition holds, does not hold or cannot be told. */
@ApiEnum
public final class ConditionStatus {
  public static final String TRUE = "True";
  public static final String FALSE = "False";
  public static final String UNKNOWN = "Unknown";

  private ConditionStatus() {}
}
