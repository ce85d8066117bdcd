package dev.navarch.api.autoscaling.v1;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ContainerResourceMetricStatus(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(2) @Nullable Integer currentAverageUtilization,
    @Field(value = 3, required = true) Quantity currentAverageValue,
    @Field(value = 4, required = true) String container)
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
