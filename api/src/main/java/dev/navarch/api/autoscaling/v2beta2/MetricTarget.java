package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record MetricTarget(
    @Field(value = 1, required = true) @EnumOf(MetricTargetType.class) String type,
    @Field(2) @Nullable Quantity value,
    @Field(3) @Nullable Quantity averageValue,
    @Field(4) @Nullable Integer averageUtilization)
    implements ApiStruct<MetricTarget> {
  /** Starts a value in which nothing is set. */
  public static MetricTargetBuilder builder() {
    return new MetricTargetBuilder();
  }

  /** Starts a value from this one. */
  public MetricTargetBuilder toBuilder() {
    return new MetricTargetBuilder(this);
  }
}
