package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Observed state of an autoscaler.
 *
 * @param observedGeneration Latest generation the autoscaler has taken into account
 * @param lastScaleTime When the number of replicas was last changed by the autoscaler
 * @param currentReplicas Replicas of the workload as last seen
 * @param desiredReplicas Replicas the autoscaler last worked out
 * @param currentMetrics Latest readings of the followed measurements
 * @param conditions Whether and why scaling works, is limited or is off
 */
@ApiType
public record HorizontalPodAutoscalerStatus(
    @Field(1) @Nullable Long observedGeneration,
    @Field(2) @Nullable Time lastScaleTime,
    @Field(3) int currentReplicas,
    @Field(value = 4, required = true) int desiredReplicas,
    @Field(value = 5, omit = Omit.NEVER) @Atomic List<MetricStatus> currentMetrics,
    @Field(6) @ListMap("type") @PatchMerge("type")
        List<HorizontalPodAutoscalerCondition> conditions)
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
