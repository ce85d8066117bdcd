package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record ExternalMetricStatus(
    @Field(value = 1, required = true) String metricName,
    @Field(2) @Nullable LabelSelector metricSelector,
    @Field(value = 3, required = true) Quantity currentValue,
    @Field(4) @Nullable Quantity currentAverageValue)
    implements ApiStruct<ExternalMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static ExternalMetricStatusBuilder builder() {
    return new ExternalMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public ExternalMetricStatusBuilder toBuilder() {
    return new ExternalMetricStatusBuilder(this);
  }
}
