package dev.navarch.api.autoscaling.v2;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Target for resource use of one container per pod.
 *
 * @param name Resource of the container to follow
 * @param target Average use of that container to hold
 * @param container Container within the pods that is measured
 */
@ApiType
public record ContainerResourceMetricSource(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(value = 2, required = true) MetricTarget target,
    @Field(value = 3, required = true) String container)
    implements ApiStruct<ContainerResourceMetricSource> {
  /** Starts a value in which nothing is set. */
  public static ContainerResourceMetricSourceBuilder builder() {
    return new ContainerResourceMetricSourceBuilder();
  }

  /** Starts a value from this one. */
  public ContainerResourceMetricSourceBuilder toBuilder() {
    return new ContainerResourceMetricSourceBuilder(this);
  }
}
