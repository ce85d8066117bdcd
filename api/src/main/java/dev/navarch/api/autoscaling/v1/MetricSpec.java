package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record MetricSpec(
    @Field(value = 1, required = true) @EnumOf(value = MetricSourceType.class, closed = true)
        String type,
    @Field(2) @Nullable ObjectMetricSource object,
    @Field(3) @Nullable PodsMetricSource pods,
    @Field(4) @Nullable ResourceMetricSource resource,
    @Field(7) @Nullable ContainerResourceMetricSource containerResource,
    @Field(5) @Nullable ExternalMetricSource external)
    implements ApiStruct<MetricSpec> {
  /** Starts a value in which nothing is set. */
  public static MetricSpecBuilder builder() {
    return new MetricSpecBuilder();
  }

  /** Starts a value from this one. */
  public MetricSpecBuilder toBuilder() {
    return new MetricSpecBuilder(this);
  }
}
