package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ExternalMetricSource(
    @Field(value = 1, required = true) String metricName,
    @Field(2) @Nullable LabelSelector metricSelector,
    @Field(3) @Nullable Quantity targetValue,
    @Field(4) @Nullable Quantity targetAverageValue)
    implements ApiStruct<ExternalMetricSource> {
  /** Starts a value in which nothing is set. */
  public static ExternalMetricSourceBuilder builder() {
    return new ExternalMetricSourceBuilder();
  }

  /** Starts a value from this one. */
  public ExternalMetricSourceBuilder toBuilder() {
    return new ExternalMetricSourceBuilder(this);
  }
}
