package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One measurement to follow and its target.
 *
 * @param type Where the measurement comes from; names the one field below to fill in
 * @param object Measurement describing a single object, such as requests on an ingress
 * @param pods Custom measurement averaged over the workload's pods
 * @param resource CPU, memory or other resource use of whole pods
 * @param containerResource Resource use of one container in each pod
 * @param external Measurement from outside the cluster, such as a queue length
 */
@ApiType
public record MetricSpec(
    @Field(value = 1, required = true) @EnumOf(MetricSourceType.class) String type,
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
