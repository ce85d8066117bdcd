package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Query parameters for proxying a request to a Service.
 *
 * @param typeMeta kind and version of the object
 * @param path URL path at the Service, with any query, to send the request to
 */
@ApiType
public record ServiceProxyOptions(@Inline TypeMeta typeMeta, @Field(1) String path)
    implements ApiObject, ApiStruct<ServiceProxyOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static ServiceProxyOptionsBuilder builder() {
    return new ServiceProxyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public ServiceProxyOptionsBuilder toBuilder() {
    return new ServiceProxyOptionsBuilder(this);
  }
}
