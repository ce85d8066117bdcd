package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Addresses that serve a Service of the same name; deprecated in favour of EndpointSlice.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity and labels; the name equals that of the Service
 * @param subsets Groups of addresses that share the same ports
 */
@ApiType
@Resource(shortNames = "ep")
public record Endpoints(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @Atomic List<EndpointSubset> subsets)
    implements MetaObject, ApiStruct<Endpoints> {
  /** Starts a value in which nothing is set but its kind. */
  public static EndpointsBuilder builder() {
    return new EndpointsBuilder();
  }

  /** Starts a value from this one. */
  public EndpointsBuilder toBuilder() {
    return new EndpointsBuilder(this);
  }
}
