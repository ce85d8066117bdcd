package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record PodsMetricStatus(
    @Field(value = 1, required = true) String metricName,
    @Field(value = 2, required = true) Quantity currentAverageValue,
    @Field(3) @Nullable LabelSelector selector)
    implements ApiStruct<PodsMetricStatus> {
  /** Starts a value in which nothing is set. */
  public static PodsMetricStatusBuilder builder() {
    return new PodsMetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public PodsMetricStatusBuilder toBuilder() {
    return new PodsMetricStatusBuilder(this);
  }
}
