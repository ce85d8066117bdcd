package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record PodsMetricSource(
    @Field(value = 1, required = true) MetricIdentifier metric,
    @Field(value = 2, required = true) MetricTarget target)
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
