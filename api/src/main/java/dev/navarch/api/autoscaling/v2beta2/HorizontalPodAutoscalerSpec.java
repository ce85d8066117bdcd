package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record HorizontalPodAutoscalerSpec(
    @Field(value = 1, required = true) CrossVersionObjectReference scaleTargetRef,
    @Field(2) @Nullable Integer minReplicas,
    @Field(value = 3, required = true) int maxReplicas,
    @Field(4) List<MetricSpec> metrics,
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
