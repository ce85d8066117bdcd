package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record PodsMetricStatus(
    @Field(value = 1, required = true) MetricIdentifier metric,
    @Field(value = 2, required = true) MetricValueStatus current)
    implements ApiStruct<PodsMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static PodsMetricStatusBuilder builder() {
    return new PodsMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public PodsMetricStatusBuilder toBuilder() {
    return new PodsMetricStatusBuilder(this);
  }
}
