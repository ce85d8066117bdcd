package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code HPAScalingPolicyType}. */
@ApiEnum
public final class HPAScalingPolicyType {
  public static final String PODS = "Pods";
  public static final String PERCENT = "Percent";

  private HPAScalingPolicyType() {}
}
