package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code UnhealthyPodEvictionPolicyType}. */
@ApiEnum
public final class UnhealthyPodEvictionPolicyType {
  public static final String IF_HEALTHY_BUDGET = "IfHealthyBudget";
  public static final String ALWAYS_ALLOW = "AlwaysAllow";

  private UnhealthyPodEvictionPolicyType() {}
}
