package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * State of one load balancer port.
 *
 * @param port Service port number the entry is about
 * @param protocol Protocol of that Service port: TCP, UDP or SCTP
 * @param error CamelCase error for the port, prefixed by a domain when provider-specific
 */
@ApiType
public record PortStatus(
    @Field(value = 1, required = true) int port,
    @Field(value = 2, required = true) @EnumOf(value = Protocol.class, closed = true)
        String protocol,
    @Field(3) @Nullable String error)
    implements ApiStruct<PortStatus> {
  /** Starts a value in which nothing is set. */
  public static PortStatusBuilder builder() {
    return new PortStatusBuilder();
  }

  /** Starts a value from this one. */
  public PortStatusBuilder toBuilder() {
    return new PortStatusBuilder(this);
  }
}
