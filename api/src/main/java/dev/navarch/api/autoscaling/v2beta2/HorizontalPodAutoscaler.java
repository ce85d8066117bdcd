package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType
@Resource(shortNames = "hpa", categories = "all", subresources = @Subresource("status"))
public record HorizontalPodAutoscaler(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) HorizontalPodAutoscalerSpec spec,
    @Field(3) HorizontalPodAutoscalerStatus status)
    implements MetaObject, ApiStruct<HorizontalPodAutoscaler> {
  /** Starts a value in which nothing is set but its kind. */
  public static HorizontalPodAutoscalerBuilder builder() {
    return new HorizontalPodAutoscalerBuilder();
  }

  /** Starts a value from this one. */
  public HorizontalPodAutoscalerBuilder toBuilder() {
    return new HorizontalPodAutoscalerBuilder(this);
  }
}
