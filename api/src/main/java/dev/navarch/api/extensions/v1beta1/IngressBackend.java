package dev.navarch.api.extensions.v1beta1;

import dev.navarch.api.core.v1.TypedLocalObjectReference;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.networking.v1.IngressBackend.class)
public record IngressBackend(
    @Field(1) String serviceName,
    @Field(2) IntOrString servicePort,
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
