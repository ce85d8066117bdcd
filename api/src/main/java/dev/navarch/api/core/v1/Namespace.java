package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * A scope that keeps names and access of objects apart.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the namespace
 * @param spec Finalizers of the namespace
 * @param status Whether the namespace is in use or going away
 */
@ApiType
@Resource(
    namespaced = false,
    shortNames = "ns",
    verbs = {"create", "delete", "get", "list", "patch", "update", "watch"},
    subresources = {
      @Subresource(value = "finalize", verbs = "update", methods = false),
      @Subresource("status")
    })
public record Namespace(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) NamespaceSpec spec,
    @Field(3) NamespaceStatus status)
    implements MetaObject, ApiStruct<Namespace> {
  /** Starts a value in which nothing is set but its kind. */
  public static NamespaceBuilder builder() {
    return new NamespaceBuilder();
  }

  /** Starts a value from this one. */
  public NamespaceBuilder toBuilder() {
    return new NamespaceBuilder(this);
  }
}
