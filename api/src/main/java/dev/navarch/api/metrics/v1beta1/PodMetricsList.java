package dev.navarch.api.metrics.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Usage readings of several pods. */
@ApiType
public record PodMetricsList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PodMetrics> items)
    implements ApiList<PodMetrics>, ApiStruct<PodMetricsList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodMetricsListBuilder builder() {
    return new PodMetricsListBuilder();
  }

  /** Starts a value from this one. */
  public PodMetricsListBuilder toBuilder() {
    return new PodMetricsListBuilder(this);
  }
}
