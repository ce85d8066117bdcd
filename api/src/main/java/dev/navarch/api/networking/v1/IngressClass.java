package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Names an ingress controller that ingresses can pick.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the class; an annotation can make it the default one
 * @param spec Controller behind the class and its settings
 */
@ApiType
@Resource(namespaced = false)
public record IngressClass(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) IngressClassSpec spec)
    implements MetaObject, ApiStruct<IngressClass> {
  /** Starts a value in which nothing is set but its kind. */
  public static IngressClassBuilder builder() {
    return new IngressClassBuilder();
  }

  /** Starts a value from this one. */
  public IngressClassBuilder toBuilder() {
    return new IngressClassBuilder(this);
  }
}
