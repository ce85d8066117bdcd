package dev.navarch.api.networking.v1;

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
 * Adds an IP range from which services get their cluster addresses.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the range object
 * @param spec Ranges to hand out addresses from
 * @param status Whether the ranges are usable
 */
@ApiType
@Resource(namespaced = false, subresources = @Subresource("status"))
public record ServiceCIDR(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) ServiceCIDRSpec spec,
    @Field(3) ServiceCIDRStatus status)
    implements MetaObject, ApiStruct<ServiceCIDR> {
  /** Starts a value in which nothing is set but its kind. */
  public static ServiceCIDRBuilder builder() {
    return new ServiceCIDRBuilder();
  }

  /** Starts a value from this one. */
  public ServiceCIDRBuilder toBuilder() {
    return new ServiceCIDRBuilder(this);
  }
}
