package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Desired behaviour of an autoscaler.
 *
 * @param scaleTargetRef Workload to scale; it must offer the scale subresource
 * @param minReplicas Fewest replicas to scale down to, default 1; 0 only where enabled and with an
 *     object or external metric
 * @param maxReplicas Most replicas to scale up to; not below minReplicas
 * @param metrics Measurements to follow; the one asking for most replicas wins, default 80% average
 *     CPU
 * @param behavior Pace limits for scaling up and down; unset uses the built-in ones
 */
@ApiType
public record HorizontalPodAutoscalerSpec(
    @Field(value = 1, required = true) CrossVersionObjectReference scaleTargetRef,
    @Field(2) @Nullable Integer minReplicas,
    @Field(value = 3, required = true) int maxReplicas,
    @Field(4) @Atomic List<MetricSpec> metrics,
    @Field(5) @Nullable HorizontalPodAutoscalerBehavior behavior)
    implements ApiStruct<HorizontalPodAutoscalerSpec> {
  /** Starts a value in which nothing is set. */
  public static HorizontalPodAutoscalerSpecBuilder builder() {
    return new HorizontalPodAutoscalerSpecBuilder();
  }

  /** Starts a value from this one. */
  public HorizontalPodAutoscalerSpecBuilder toBuilder() {
    return new HorizontalPodAutoscalerSpecBuilder(this);
  }
}
