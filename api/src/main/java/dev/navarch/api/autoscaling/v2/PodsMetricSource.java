package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Target for a custom measurement averaged over pods.
 *
 * @param metric Measurement to look up for every pod
 * @param target Average per pod to hold; only averageValue applies
 */
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
