package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code FailurePolicyType}. */
@ApiEnum
public final class FailurePolicyType {
  public static final String IGNORE = "Ignore";
  public static final String FAIL = "Fail";

  private FailurePolicyType() {}
}
