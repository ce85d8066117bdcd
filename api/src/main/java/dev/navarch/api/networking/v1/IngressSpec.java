package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Desired routing of an ingress.
 *
 * @param ingressClassName Ingress class whose controller should serve this; unset takes the default
 *     class
 * @param defaultBackend Receiver of requests that no rule matches; needed when there are no rules
 * @param tls Certificates to serve, with the hosts each one covers
 * @param rules Routing rules by host; unmatched traffic goes to the default backend
 */
@ApiType
public record IngressSpec(
    @Field(4) @Nullable String ingressClassName,
    @Field(1) @Nullable IngressBackend defaultBackend,
    @Field(2) @Atomic List<IngressTLS> tls,
    @Field(3) @Atomic List<IngressRule> rules)
    implements ApiStruct<IngressSpec> {
  /** Starts a value in which nothing is set. */
  public static IngressSpecBuilder builder() {
    return new IngressSpecBuilder();
  }

  /** Starts a value from this one. */
  public IngressSpecBuilder toBuilder() {
    return new IngressSpecBuilder(this);
  }
}
