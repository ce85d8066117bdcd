package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ObjectMetricStatus(
    @Field(value = 1, required = true) CrossVersionObjectReference target,
    @Field(value = 2, required = true) String metricName,
    @Field(value = 3, required = true) Quantity currentValue,
    @Field(4) @Nullable LabelSelector selector,
    @Field(5) @Nullable Quantity averageValue)
    implements ApiStruct<ObjectMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static ObjectMetricStatusBuilder builder() {
    return new ObjectMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public ObjectMetricStatusBuilder toBuilder() {
    return new ObjectMetricStatusBuilder(this);
  }
}
