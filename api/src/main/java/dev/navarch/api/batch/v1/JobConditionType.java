package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Suspended, Complete and Failed states, and the FailureTarget and SuccessCriteriaMet steps leading
 * to the end.
 */
@ApiEnum
public final class JobConditionType {
  public static final String SUSPENDED = "Suspended";
  public static final String COMPLETE = "Complete";
  public static final String FAILED = "Failed";
  public static final String FAILURE_TARGET = "FailureTarget";
  public static final String SUCCESS_CRITERIA_MET = "SuccessCriteriaMet";

  private JobConditionType() {}
}
