package dev.navarch.api.extensions.v1beta1;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.networking.v1.NetworkPolicyPort.class)
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
