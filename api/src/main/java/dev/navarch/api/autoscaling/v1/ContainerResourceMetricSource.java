package dev.navarch.api.autoscaling.v1;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ContainerResourceMetricSource(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(2) @Nullable Integer targetAverageUtilization,
    @Field(3) @Nullable Quantity targetAverageValue,
    @Field(value = 5, required = true) String container)
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
