package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record HorizontalPodAutoscalerList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<HorizontalPodAutoscaler> items)
    implements ApiList<HorizontalPodAutoscaler>, ApiStruct<HorizontalPodAutoscalerList> {
  /** Starts a value in which nothing is set but its kind. */
  public static HorizontalPodAutoscalerListBuilder builder() {
    return new HorizontalPodAutoscalerListBuilder();
  }

  /** Starts a value from this one. */
  public HorizontalPodAutoscalerListBuilder toBuilder() {
    return new HorizontalPodAutoscalerListBuilder(this);
  }
}
