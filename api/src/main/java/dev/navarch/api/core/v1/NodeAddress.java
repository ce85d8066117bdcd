package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * One address of a node.
 *
 * @param type Kind of address: Hostname, InternalIP, ExternalIP, InternalDNS or ExternalDNS
 * @param address The IP address, host name or DNS name itself
 */
@ApiType
public record NodeAddress(
    @Field(value = 1, required = true) @EnumOf(NodeAddressType.class) String type,
    @Field(value = 2, required = true) String address)
    implements ApiStruct<NodeAddress> {
  /** Starts a value in which nothing is set. */
  public static NodeAddressBuilder builder() {
    return new NodeAddressBuilder();
  }

  /** Starts a value from this one. */
  public NodeAddressBuilder toBuilder() {
    return new NodeAddressBuilder(this);
  }
}
