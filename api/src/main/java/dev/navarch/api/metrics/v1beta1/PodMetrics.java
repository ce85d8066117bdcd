package dev.navarch.api.metrics.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.Time;
import java.util.List;

/** Measured CPU and memory use of a pod's containers over a short window. */
@ApiType
public record PodMetrics(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) Time timestamp,
    @Field(value = 3, required = true) Duration window,
    @Field(value = 4, required = true) @Atomic List<ContainerMetrics> containers)
    implements MetaObject, ApiStruct<PodMetrics> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodMetricsBuilder builder() {
    return new PodMetricsBuilder();
  }

  /** Starts a value from this one. */
  public PodMetricsBuilder toBuilder() {
    return new PodMetricsBuilder(this);
  }
}
