package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;

@ApiType
public record ResourceClaimTemplateSpec(
    @Field(1) ObjectMeta metadata, @Field(value = 2, required = true) ResourceClaimSpec spec)
    implements ApiStruct<ResourceClaimTemplateSpec> {
  /** Starts a value in which nothing is set. */
  public static ResourceClaimTemplateSpecBuilder builder() {
    return new ResourceClaimTemplateSpecBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimTemplateSpecBuilder toBuilder() {
    return new ResourceClaimTemplateSpecBuilder(this);
  }
}
