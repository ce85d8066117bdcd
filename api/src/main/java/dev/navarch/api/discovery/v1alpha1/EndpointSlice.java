package dev.navarch.api.discovery.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
@Resource
public record EndpointSlice(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 4, required = true) @EnumOf(AddressType.class) String addressType,
    @Field(value = 2, required = true) @Atomic List<Endpoint> endpoints,
    @Field(value = 3, omit = Omit.NEVER) @Atomic List<EndpointPort> ports)
    implements MetaObject, ApiStruct<EndpointSlice> {
  /** Starts a value in which nothing is set but its kind. */
  public static EndpointSliceBuilder builder() {
    return new EndpointSliceBuilder();
  }

  /** Starts a value from this one. */
  public EndpointSliceBuilder toBuilder() {
    return new EndpointSliceBuilder(this);
  }
}
