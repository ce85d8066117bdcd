package dev.navarch.api.networking.v1;

import dev.navarch.api.core.v1.TypedLocalObjectReference;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Receiver of traffic: a service or another object, never both.
 *
 * @param service Service to forward to
 * @param resource Other object of the same namespace to forward to, such as a storage bucket
 */
@ApiType
public record IngressBackend(
    @Field(4) @Nullable IngressServiceBackend service,
    @Field(3) @Nullable TypedLocalObjectReference resource)
    implements ApiStruct<IngressBackend> {
  /** Starts a value in which nothing is set. */
  public static IngressBackendBuilder builder() {
    return new IngressBackendBuilder();
  }

  /** Starts a value from this one. */
  public IngressBackendBuilder toBuilder() {
    return new IngressBackendBuilder(this);
  }
}
