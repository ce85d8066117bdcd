package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

/**
 * Level a measurement should be held at.
 *
 * @param type Utilization, Value or AverageValue; tells which field below counts
 * @param value Total level to hold
 * @param averageValue Level to hold per pod
 * @param averageUtilization Level to hold as a percentage of requested resources; for resource
 *     measurements only
 */
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
