package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record IngressTLS(@Field(1) @Atomic List<String> hosts, @Field(2) String secretName)
    implements ApiStruct<IngressTLS> {
  /** Starts a value in which nothing is set. */
  public static IngressTLSBuilder builder() {
    return new IngressTLSBuilder();
  }

  /** Starts a value from this one. */
  public IngressTLSBuilder toBuilder() {
    return new IngressTLSBuilder(this);
  }
}
