package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Latest reading of a measurement about a single object.
 *
 * @param metric Measurement that was looked up
 * @param current Value read for the object
 * @param describedObject Object the reading is about
 */
@ApiType
public record ObjectMetricStatus(
    @Field(value = 1, required = true) MetricIdentifier metric,
    @Field(value = 2, required = true) MetricValueStatus current,
    @Field(value = 3, required = true) CrossVersionObjectReference describedObject)
    implements ApiStruct<ObjectMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static ObjectMetricStatusBuilder builder() {
    return new ObjectMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public ObjectMetricStatusBuilder toBuilder() {
    return new ObjectMetricStatusBuilder(this);
  }
}
