package dev.navarch.api.metrics.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Usage readings of several nodes. */
@ApiType
public record NodeMetricsList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<NodeMetrics> items)
    implements ApiList<NodeMetrics>, ApiStruct<NodeMetricsList> {
  /** Starts a value in which nothing is set but its kind. */
  public static NodeMetricsListBuilder builder() {
    return new NodeMetricsListBuilder();
  }

  /** Starts a value from this one. */
  public NodeMetricsListBuilder toBuilder() {
    return new NodeMetricsListBuilder(this);
  }
}
