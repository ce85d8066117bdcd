package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether exit codes must be in the listed values or outside them. */
@ApiEnum
public final class PodFailurePolicyOnExitCodesOperator {
  public static final String IN = "In";
  public static final String NOT_IN = "NotIn";

  private PodFailurePolicyOnExitCodesOperator() {}
}
