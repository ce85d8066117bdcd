package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

@ApiType
public record HorizontalPodAutoscalerStatus(
    @Field(1) @Nullable Long observedGeneration,
    @Field(2) @Nullable Time lastScaleTime,
    @Field(value = 3, required = true) int currentReplicas,
    @Field(value = 4, required = true) int desiredReplicas,
    @Field(5) @Nullable Integer currentCPUUtilizationPercentage)
    implements ApiStruct<HorizontalPodAutoscalerStatus> {
  /** Starts a value in which nothing is set. */
  public static HorizontalPodAutoscalerStatusBuilder builder() {
    return new HorizontalPodAutoscalerStatusBuilder();
  }

  /** Starts a value from this one. */
  public HorizontalPodAutoscalerStatusBuilder toBuilder() {
    return new HorizontalPodAutoscalerStatusBuilder(this);
  }
}
