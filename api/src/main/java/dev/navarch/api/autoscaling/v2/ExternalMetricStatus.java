package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Latest reading of an external measurement.
 *
 * @param metric External measurement that was looked up
 * @param current Value read from the external system
 */
@ApiType
public record ExternalMetricStatus(
    @Field(value = 1, required = true) MetricIdentifier metric,
    @Field(value = 2, required = true) MetricValueStatus current)
    implements ApiStruct<ExternalMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static ExternalMetricStatusBuilder builder() {
    return new ExternalMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public ExternalMetricStatusBuilder toBuilder() {
    return new ExternalMetricStatusBuilder(this);
  }
}
