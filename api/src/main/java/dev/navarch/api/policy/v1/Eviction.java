package dev.navarch.api.policy.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import org.jspecify.annotations.Nullable;

/**
 * Request to remove a pod, honoured only if its disruption budgets permit.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Name and namespace of the pod to evict
 * @param deleteOptions Settings for the pod's deletion, such as its grace period
 */
@ApiType
public record Eviction(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @Nullable DeleteOptions deleteOptions)
    implements MetaObject, ApiStruct<Eviction> {
  /** Starts a value in which nothing is set but its kind. */
  public static EvictionBuilder builder() {
    return new EvictionBuilder();
  }

  /** Starts a value from this one. */
  public EvictionBuilder toBuilder() {
    return new EvictionBuilder(this);
  }
}
