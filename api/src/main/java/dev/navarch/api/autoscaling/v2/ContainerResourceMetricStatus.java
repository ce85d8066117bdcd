package dev.navarch.api.autoscaling.v2;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Latest reading of one container's resource use.
 *
 * @param name Resource that was measured in the container
 * @param current Use read for the container across pods
 * @param container Container that was measured
 */
@ApiType
public record ContainerResourceMetricStatus(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(value = 2, required = true) MetricValueStatus current,
    @Field(value = 3, required = true) String container)
    implements ApiStruct<ContainerResourceMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static ContainerResourceMetricStatusBuilder builder() {
    return new ContainerResourceMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public ContainerResourceMetricStatusBuilder toBuilder() {
    return new ContainerResourceMetricStatusBuilder(this);
  }
}
