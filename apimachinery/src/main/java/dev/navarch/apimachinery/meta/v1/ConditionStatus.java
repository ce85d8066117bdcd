package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a condition holds: True, False, or Unknown when it could not be determined. */
@ApiEnum
public final class ConditionStatus {
  public static final String TRUE = "True";
  public static final String FALSE = "False";
  public static final String UNKNOWN = "Unknown";

  private ConditionStatus() {}
}
