package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

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
