package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.networking.v1.IngressSpec.class)
public record IngressSpec(
    @Field(4) @Nullable String ingressClassName,
    @Field(1) @Nullable IngressBackend backend,
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
