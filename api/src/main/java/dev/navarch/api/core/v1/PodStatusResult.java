package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * A pod status as nodes report it on their own interface.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the pod that is reported
 * @param status Latest known state of that pod
 */
@ApiType
public record PodStatusResult(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) PodStatus status)
    implements MetaObject, ApiStruct<PodStatusResult> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodStatusResultBuilder builder() {
    return new PodStatusResultBuilder();
  }

  /** Starts a value from this one. */
  public PodStatusResultBuilder toBuilder() {
    return new PodStatusResultBuilder(this);
  }
}
