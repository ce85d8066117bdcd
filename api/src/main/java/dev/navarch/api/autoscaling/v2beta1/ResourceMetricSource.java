package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ResourceMetricSource(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(2) @Nullable Integer targetAverageUtilization,
    @Field(3) @Nullable Quantity targetAverageValue)
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
