package dev.navarch.client.sample.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Says what is allowed, to the whole cluster.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the object
 */
@ApiType
@Resource(
    namespaced = false,
    verbs = {"get", "list", "watch"})
public record Policy(@Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata)
    implements MetaObject, ApiStruct<Policy> {
  /** Starts a value in which nothing is set but its kind. */
  public static PolicyBuilder builder() {
    return new PolicyBuilder();
  }

  /** Starts a value from this one. */
  public PolicyBuilder toBuilder() {
    return new PolicyBuilder(this);
  }
}
