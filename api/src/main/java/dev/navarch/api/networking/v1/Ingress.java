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
 * Routes HTTP traffic from outside to services by host and path.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the ingress
 * @param spec Hosts, paths, certificates and backends wanted
 * @param status Entry points that the ingress controller has set up
 */
@ApiType
@Resource(shortNames = "ing", subresources = @Subresource("status"))
public record Ingress(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) IngressSpec spec,
    @Field(3) IngressStatus status)
    implements MetaObject, ApiStruct<Ingress> {
  /** Starts a value in which nothing is set but its kind. */
  public static IngressBuilder builder() {
    return new IngressBuilder();
  }

  /** Starts a value from this one. */
  public IngressBuilder toBuilder() {
    return new IngressBuilder(this);
  }
}
