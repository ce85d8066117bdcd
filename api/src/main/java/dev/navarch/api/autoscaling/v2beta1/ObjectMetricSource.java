package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ObjectMetricSource(
    @Field(value = 1, required = true) CrossVersionObjectReference target,
    @Field(value = 2, required = true) String metricName,
    @Field(value = 3, required = true) Quantity targetValue,
    @Field(4) @Nullable LabelSelector selector,
    @Field(5) @Nullable Quantity averageValue)
    implements ApiStruct<ObjectMetricSource> {
  /** Starts a value in which nothing is set. */
  public static ObjectMetricSourceBuilder builder() {
    return new ObjectMetricSourceBuilder();
  }

  /** Starts a value from this one. */
  public ObjectMetricSourceBuilder toBuilder() {
    return new ObjectMetricSourceBuilder(this);
  }
}
