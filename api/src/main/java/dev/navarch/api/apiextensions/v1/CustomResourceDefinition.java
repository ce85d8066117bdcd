package dev.navarch.api.apiextensions.v1;

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
 * Declares a new resource type; its objects are served like built-in ones.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, whose name must be plural name, dot, group
 * @param spec Group, names, scope and versions of the new type
 * @param status Accepted names and serving state
 */
@ApiType
@Resource(
    namespaced = false,
    shortNames = {"crd", "crds"},
    categories = "api-extensions",
    subresources = @Subresource("status"))
public record CustomResourceDefinition(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) CustomResourceDefinitionSpec spec,
    @Field(3) CustomResourceDefinitionStatus status)
    implements MetaObject, ApiStruct<CustomResourceDefinition> {
  /** Starts a value in which nothing is set but its kind. */
  public static CustomResourceDefinitionBuilder builder() {
    return new CustomResourceDefinitionBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionBuilder toBuilder() {
    return new CustomResourceDefinitionBuilder(this);
  }
}
