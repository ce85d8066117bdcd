package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record HorizontalPodAutoscalerSpec(
    @Field(value = 1, required = true) CrossVersionObjectReference scaleTargetRef,
    @Field(2) @Nullable Integer minReplicas,
    @Field(value = 3, required = true) int maxReplicas,
    @Field(4) @Nullable Integer targetCPUUtilizationPercentage)
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
