package dev.navarch.api.networking.v1;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/**
 * Port or port range that traffic may use.
 *
 * @param protocol TCP (the default), UDP or SCTP
 * @param port Port number or the name of a pod port; unset covers every port of the protocol
 * @param endPort Last port of a range starting at port, which must then be a number no greater than
 *     this
 */
@ApiType
public record NetworkPolicyPort(
    @Field(1) @EnumOf(value = Protocol.class, closed = true) @Nullable String protocol,
    @Field(2) @Nullable IntOrString port,
    @Field(3) @Nullable Integer endPort)
    implements ApiStruct<NetworkPolicyPort> {
  /** Starts a value in which nothing is set. */
  public static NetworkPolicyPortBuilder builder() {
    return new NetworkPolicyPortBuilder();
  }

  /** Starts a value from this one. */
  public NetworkPolicyPortBuilder toBuilder() {
    return new NetworkPolicyPortBuilder(this);
  }
}
