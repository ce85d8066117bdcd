package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Server address meant for clients within one IP range.
 *
 * @param clientCIDR IP range, in CIDR form, whose clients should use the paired address
 * @param serverAddress Host name, IP or host with port that these clients should connect to
 */
@ApiType
public record ServerAddressByClientCIDR(
    @Field(value = 1, required = true) String clientCIDR,
    @Field(value = 2, required = true) String serverAddress)
    implements ApiStruct<ServerAddressByClientCIDR> {
  /** Starts a value in which nothing is set. */
  public static ServerAddressByClientCIDRBuilder builder() {
    return new ServerAddressByClientCIDRBuilder();
  }

  /** Starts a value from this one. */
  public ServerAddressByClientCIDRBuilder toBuilder() {
    return new ServerAddressByClientCIDRBuilder(this);
  }
}
