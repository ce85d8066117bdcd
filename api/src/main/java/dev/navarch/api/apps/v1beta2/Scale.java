package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Replica count of a workload, read and set through its scale subresource. */
@ApiType(hub = dev.navarch.api.autoscaling.v1.Scale.class)
public record Scale(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) ScaleSpec spec,
    @Field(3) ScaleStatus status)
    implements MetaObject, ApiStruct<Scale> {
  /** Starts a value in which nothing is set but its kind. */
  public static ScaleBuilder builder() {
    return new ScaleBuilder();
  }

  /** Starts a value from this one. */
  public ScaleBuilder toBuilder() {
    return new ScaleBuilder(this);
  }
}
