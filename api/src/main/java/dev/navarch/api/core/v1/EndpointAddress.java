package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One address behind a Service.
 *
 * @param ip IPv4 or IPv6 address; loopback and link-local ones are refused
 * @param hostname Host name under which the address is found in DNS
 * @param nodeName Node that hosts the endpoint
 * @param targetRef Object behind the address, usually a pod
 */
@ApiType(atomic = true)
public record EndpointAddress(
    @Field(value = 1, required = true) String ip,
    @Field(3) String hostname,
    @Field(4) @Nullable String nodeName,
    @Field(2) @Nullable ObjectReference targetRef)
    implements ApiStruct<EndpointAddress> {
  /** Starts a value in which nothing is set. */
  public static EndpointAddressBuilder builder() {
    return new EndpointAddressBuilder();
  }

  /** Starts a value from this one. */
  public EndpointAddressBuilder toBuilder() {
    return new EndpointAddressBuilder(this);
  }
}
