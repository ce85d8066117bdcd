package dev.navarch.api.autoscaling.v2;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Latest reading of resource use over pods.
 *
 * @param name Resource that was measured
 * @param current Resource use read
 */
@ApiType
public record ResourceMetricStatus(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(value = 2, required = true) MetricValueStatus current)
    implements ApiStruct<ResourceMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static ResourceMetricStatusBuilder builder() {
    return new ResourceMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public ResourceMetricStatusBuilder toBuilder() {
    return new ResourceMetricStatusBuilder(this);
  }
}
