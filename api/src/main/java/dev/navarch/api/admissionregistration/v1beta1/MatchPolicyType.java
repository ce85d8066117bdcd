package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code MatchPolicyType}. */
@ApiEnum
public final class MatchPolicyType {
  public static final String EXACT = "Exact";
  public static final String EQUIVALENT = "Equivalent";

  private MatchPolicyType() {}
}
