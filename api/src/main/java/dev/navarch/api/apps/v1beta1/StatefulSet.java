package dev.navarch.api.apps.v1beta1;

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
@Resource(
    shortNames = "sts",
    categories = "all",
    subresources = {@Subresource(value = "scale", type = Scale.class), @Subresource("status")})
public record StatefulSet(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) StatefulSetSpec spec,
    @Field(3) StatefulSetStatus status)
    implements MetaObject, ApiStruct<StatefulSet> {
  /** Starts a value in which nothing is set but its kind. */
  public static StatefulSetBuilder builder() {
    return new StatefulSetBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetBuilder toBuilder() {
    return new StatefulSetBuilder(this);
  }
}
