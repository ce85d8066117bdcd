package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Retired form of a daemon set; use the one in apps/v1. */
@ApiType(hub = dev.navarch.api.apps.v1.DaemonSet.class)
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
