package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record MetricStatus(
    @Field(value = 1, required = true) @EnumOf(value = MetricSourceType.class, closed = true)
        String type,
    @Field(2) @Nullable ObjectMetricStatus object,
    @Field(3) @Nullable PodsMetricStatus pods,
    @Field(4) @Nullable ResourceMetricStatus resource,
    @Field(7) @Nullable ContainerResourceMetricStatus containerResource,
    @Field(5) @Nullable ExternalMetricStatus external)
    implements ApiStruct<MetricStatus> {
  /** Starts a value in which nothing is set. */
  public static MetricStatusBuilder builder() {
    return new MetricStatusBuilder();
  }

  /** Starts a value from this one. */
  public MetricStatusBuilder toBuilder() {
    return new MetricStatusBuilder(this);
  }
}
