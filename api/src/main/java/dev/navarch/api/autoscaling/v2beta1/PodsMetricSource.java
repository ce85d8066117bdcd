package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record PodsMetricSource(
    @Field(value = 1, required = true) String metricName,
    @Field(value = 2, required = true) Quantity targetAverageValue,
    @Field(3) @Nullable LabelSelector selector)
    implements ApiStruct<PodsMetricSource> {
  /** Starts a value in which nothing is set. */
  public static PodsMetricSourceBuilder builder() {
    return new PodsMetricSourceBuilder();
  }

  /** Starts a value from this one. */
  public PodsMetricSourceBuilder toBuilder() {
    return new PodsMetricSourceBuilder(this);
  }
}
