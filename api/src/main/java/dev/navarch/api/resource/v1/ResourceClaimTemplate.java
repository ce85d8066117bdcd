package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Mould for the resource claims made anew for each pod. */
@ApiType
@Resource
public record ResourceClaimTemplate(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) ResourceClaimTemplateSpec spec)
    implements MetaObject, ApiStruct<ResourceClaimTemplate> {
  /** Starts a value in which nothing is set but its kind. */
  public static ResourceClaimTemplateBuilder builder() {
    return new ResourceClaimTemplateBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimTemplateBuilder toBuilder() {
    return new ResourceClaimTemplateBuilder(this);
  }
}
