package dev.navarch.api.autoscaling.v1;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ResourceMetricStatus(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(2) @Nullable Integer currentAverageUtilization,
    @Field(value = 3, required = true) Quantity currentAverageValue)
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
