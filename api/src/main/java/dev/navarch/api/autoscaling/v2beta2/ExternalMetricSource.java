package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ExternalMetricSource(
    @Field(value = 1, required = true) MetricIdentifier metric,
    @Field(value = 2, required = true) MetricTarget target)
    implements ApiStruct<ExternalMetricSource> {
  /** Starts a value in which nothing is set. */
  public static ExternalMetricSourceBuilder builder() {
    return new ExternalMetricSourceBuilder();
  }

  /** Starts a value from this one. */
  public ExternalMetricSourceBuilder toBuilder() {
    return new ExternalMetricSourceBuilder(this);
  }
}
