package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * A stored pattern for pods.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, labels and annotations of the template
 * @param template Pattern of the pods to make
 */
@ApiType
@Resource
public record PodTemplate(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) PodTemplateSpec template)
    implements MetaObject, ApiStruct<PodTemplate> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodTemplateBuilder builder() {
    return new PodTemplateBuilder();
  }

  /** Starts a value from this one. */
  public PodTemplateBuilder toBuilder() {
    return new PodTemplateBuilder(this);
  }
}
