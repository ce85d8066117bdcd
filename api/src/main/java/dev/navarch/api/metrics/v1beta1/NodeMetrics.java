package dev.navarch.api.metrics.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import java.util.Map;

/** Measured CPU and memory use of a node over a short window. */
@ApiType
public record NodeMetrics(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) Time timestamp,
    @Field(value = 3, required = true) Duration window,
    @Field(value = 4, required = true) Map<String, Quantity> usage)
    implements MetaObject, ApiStruct<NodeMetrics> {
  /** Starts a value in which nothing is set but its kind. */
  public static NodeMetricsBuilder builder() {
    return new NodeMetricsBuilder();
  }

  /** Starts a value from this one. */
  public NodeMetricsBuilder toBuilder() {
    return new NodeMetricsBuilder(this);
  }
}
