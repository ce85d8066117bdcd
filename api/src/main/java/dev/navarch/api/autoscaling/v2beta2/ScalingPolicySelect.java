package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ScalingPolicySelect}. */
@ApiEnum
public final class ScalingPolicySelect {
  public static final String MAX = "Max";
  public static final String MIN = "Min";
  public static final String DISABLED = "Disabled";

  private ScalingPolicySelect() {}
}
