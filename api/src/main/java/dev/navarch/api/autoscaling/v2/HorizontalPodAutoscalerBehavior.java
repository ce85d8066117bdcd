package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Pace of scaling, set separately for each direction.
 *
 * @param scaleUp Rules for adding replicas; by default the larger of doubling or 4 more pods per 15
 *     seconds
 * @param scaleDown Rules for removing replicas; by default down to the minimum after a 300 second
 *     window
 */
@ApiType
public record HorizontalPodAutoscalerBehavior(
    @Field(1) @Nullable HPAScalingRules scaleUp, @Field(2) @Nullable HPAScalingRules scaleDown)
    implements ApiStruct<HorizontalPodAutoscalerBehavior> {
  /** Starts a value in which nothing is set. */
  public static HorizontalPodAutoscalerBehaviorBuilder builder() {
    return new HorizontalPodAutoscalerBehaviorBuilder();
  }

  /** Starts a value from this one. */
  public HorizontalPodAutoscalerBehaviorBuilder toBuilder() {
    return new HorizontalPodAutoscalerBehaviorBuilder(this);
  }
}
