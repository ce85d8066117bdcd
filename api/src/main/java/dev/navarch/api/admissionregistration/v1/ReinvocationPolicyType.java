package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ReinvocationPolicyType}. */
@ApiEnum
public final class ReinvocationPolicyType {
  public static final String NEVER = "Never";
  public static final String IF_NEEDED = "IfNeeded";

  private ReinvocationPolicyType() {}
}
