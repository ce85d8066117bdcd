package dev.navarch.api.networking.v1beta1;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record IngressPortStatus(
    @Field(value = 1, required = true) int port,
    @Field(value = 2, required = true) @EnumOf(value = Protocol.class, closed = true)
        String protocol,
    @Field(3) @Nullable String error)
    implements ApiStruct<IngressPortStatus> {
  /** Starts a value in which nothing is set. */
  public static IngressPortStatusBuilder builder() {
    return new IngressPortStatusBuilder();
  }

  /** Starts a value from this one. */
  public IngressPortStatusBuilder toBuilder() {
    return new IngressPortStatusBuilder(this);
  }
}
