package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Unit of a scaling policy: a number of Pods, or a Percent of current replicas. */
@ApiEnum
public final class HPAScalingPolicyType {
  public static final String PODS = "Pods";
  public static final String PERCENT = "Percent";

  private HPAScalingPolicyType() {}
}
