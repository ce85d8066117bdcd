package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Request for devices, with the allocation once it is granted. */
@ApiType
@Resource(subresources = @Subresource("status"))
public record ResourceClaim(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) ResourceClaimSpec spec,
    @Field(3) ResourceClaimStatus status)
    implements MetaObject, ApiStruct<ResourceClaim> {
  /** Starts a value in which nothing is set but its kind. */
  public static ResourceClaimBuilder builder() {
    return new ResourceClaimBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimBuilder toBuilder() {
    return new ResourceClaimBuilder(this);
  }
}
