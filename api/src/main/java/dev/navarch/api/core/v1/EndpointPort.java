package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One port served behind a Service.
 *
 * @param name Name of the Service port this one stands for; required when there are several
 * @param port Port number at the endpoint
 * @param protocol TCP, SCTP or UDP at the endpoint; TCP if unset
 * @param appProtocol Application protocol spoken at the endpoint, taken from the Service port
 */
@ApiType(atomic = true)
public record EndpointPort(
    @Field(1) String name,
    @Field(value = 2, required = true) int port,
    @Field(3) @EnumOf(value = Protocol.class, closed = true) String protocol,
    @Field(4) @Nullable String appProtocol)
    implements ApiStruct<EndpointPort> {
  /** Starts a value in which nothing is set. */
  public static EndpointPortBuilder builder() {
    return new EndpointPortBuilder();
  }

  /** Starts a value from this one. */
  public EndpointPortBuilder toBuilder() {
    return new EndpointPortBuilder(this);
  }
}
