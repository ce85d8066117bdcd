package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Which policy applies when several do: Max change, Min change, or Disabled to forbid the
 * direction.
 */
@ApiEnum
public final class ScalingPolicySelect {
  public static final String MAX = "Max";
  public static final String MIN = "Min";
  public static final String DISABLED = "Disabled";

  private ScalingPolicySelect() {}
}
