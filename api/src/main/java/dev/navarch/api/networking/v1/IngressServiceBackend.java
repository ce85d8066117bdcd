package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Service and port receiving traffic.
 *
 * @param name Service in the namespace of the ingress
 * @param port Service port to forward to, by name or number
 */
@ApiType
public record IngressServiceBackend(
    @Field(value = 1, required = true) String name, @Field(2) ServiceBackendPort port)
    implements ApiStruct<IngressServiceBackend> {
  /** Starts a value in which nothing is set. */
  public static IngressServiceBackendBuilder builder() {
    return new IngressServiceBackendBuilder();
  }

  /** Starts a value from this one. */
  public IngressServiceBackendBuilder toBuilder() {
    return new IngressServiceBackendBuilder(this);
  }
}
