package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Service that answers webhook calls.
 *
 * @param namespace Namespace of the webhook service
 * @param name Name of the webhook service
 * @param path URL path to call on the service
 * @param port Service port to call, default 443
 */
@ApiType
public record ServiceReference(
    @Field(value = 1, required = true) String namespace,
    @Field(value = 2, required = true) String name,
    @Field(3) @Nullable String path,
    @Field(4) @Nullable Integer port)
    implements ApiStruct<ServiceReference> {
  /** Starts a value in which nothing is set. */
  public static ServiceReferenceBuilder builder() {
    return new ServiceReferenceBuilder();
  }

  /** Starts a value from this one. */
  public ServiceReferenceBuilder toBuilder() {
    return new ServiceReferenceBuilder(this);
  }
}
