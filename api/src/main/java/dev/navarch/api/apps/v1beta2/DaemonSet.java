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
@Resource(shortNames = "ds", categories = "all", subresources = @Subresource("status"))
public record DaemonSet(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) DaemonSetSpec spec,
    @Field(3) DaemonSetStatus status)
    implements MetaObject, ApiStruct<DaemonSet> {
  /** Starts a value in which nothing is set but its kind. */
  public static DaemonSetBuilder builder() {
    return new DaemonSetBuilder();
  }

  /** Starts a value from this one. */
  public DaemonSetBuilder toBuilder() {
    return new DaemonSetBuilder(this);
  }
}
