package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Target for a measurement that describes a single object.
 *
 * @param describedObject Object the measurement is about
 * @param target Value to hold, in total or averaged over the pods
 * @param metric Measurement to look up for the object
 */
@ApiType
public record ObjectMetricSource(
    @Field(value = 1, required = true) CrossVersionObjectReference describedObject,
    @Field(value = 2, required = true) MetricTarget target,
    @Field(value = 3, required = true) MetricIdentifier metric)
    implements ApiStruct<ObjectMetricSource> {
  /** Starts a value in which nothing is set. */
  public static ObjectMetricSourceBuilder builder() {
    return new ObjectMetricSourceBuilder();
  }

  /** Starts a value from this one. */
  public ObjectMetricSourceBuilder toBuilder() {
    return new ObjectMetricSourceBuilder(this);
  }
}
