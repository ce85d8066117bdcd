package dev.navarch.api.autoscaling.v2;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Target for resource use counted over all containers of a pod.
 *
 * @param name Resource to follow, such as cpu or memory
 * @param target Average use to hold, as an amount or as a share of requests
 */
@ApiType
public record ResourceMetricSource(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(value = 2, required = true) MetricTarget target)
    implements ApiStruct<ResourceMetricSource> {
  /** Starts a value in which nothing is set. */
  public static ResourceMetricSourceBuilder builder() {
    return new ResourceMetricSourceBuilder();
  }

  /** Starts a value from this one. */
  public ResourceMetricSourceBuilder toBuilder() {
    return new ResourceMetricSourceBuilder(this);
  }
}
