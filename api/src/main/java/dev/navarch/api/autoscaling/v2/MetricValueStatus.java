package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

/**
 * Value of a reading in one or more forms.
 *
 * @param value Total value read
 * @param averageValue Value read, averaged over the pods
 * @param averageUtilization Value read as a percentage of the requested resources
 */
@ApiType
public record MetricValueStatus(
    @Field(1) @Nullable Quantity value,
    @Field(2) @Nullable Quantity averageValue,
    @Field(3) @Nullable Integer averageUtilization)
    implements ApiStruct<MetricValueStatus> {
  /** Starts a value in which nothing is set. */
  public static MetricValueStatusBuilder builder() {
    return new MetricValueStatusBuilder();
  }

  /** Starts a value from this one. */
  public MetricValueStatusBuilder toBuilder() {
    return new MetricValueStatusBuilder(this);
  }
}
