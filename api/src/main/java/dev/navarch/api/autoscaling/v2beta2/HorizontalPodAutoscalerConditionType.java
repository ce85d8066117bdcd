package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code HorizontalPodAutoscalerConditionType}. */
@ApiEnum
public final class HorizontalPodAutoscalerConditionType {
  public static final String SCALING_ACTIVE = "ScalingActive";
  public static final String ABLE_TO_SCALE = "AbleToScale";
  public static final String SCALING_LIMITED = "ScalingLimited";

  private HorizontalPodAutoscalerConditionType() {}
}
