package dev.navarch.api.policy.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Evict unready pods only while the budget is met (IfHealthyBudget), or at any time (AlwaysAllow).
 */
@ApiEnum
public final class UnhealthyPodEvictionPolicyType {
  public static final String IF_HEALTHY_BUDGET = "IfHealthyBudget";
  public static final String ALWAYS_ALLOW = "AlwaysAllow";

  private UnhealthyPodEvictionPolicyType() {}
}
