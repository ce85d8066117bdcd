package dev.navarch.api.apps.v1beta2;

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
    shortNames = "rs",
    categories = "all",
    subresources = {@Subresource(value = "scale", type = Scale.class), @Subresource("status")})
public record ReplicaSet(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) ReplicaSetSpec spec,
    @Field(3) ReplicaSetStatus status)
    implements MetaObject, ApiStruct<ReplicaSet> {
  /** Starts a value in which nothing is set but its kind. */
  public static ReplicaSetBuilder builder() {
    return new ReplicaSetBuilder();
  }

  /** Starts a value from this one. */
  public ReplicaSetBuilder toBuilder() {
    return new ReplicaSetBuilder(this);
  }
}
