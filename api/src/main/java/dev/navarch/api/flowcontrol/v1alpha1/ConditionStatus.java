package dev.navarch.api.flowcontrol.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ConditionStatus}. */
@ApiEnum
public final class ConditionStatus {
  public static final String TRUE = "True";
  public static final String FALSE = "False";
  public static final String UNKNOWN = "Unknown";

  private ConditionStatus() {}
}
