package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.networking.v1.NetworkPolicyPeer.class)
public record NetworkPolicyPeer(
    @Field(1) @Nullable LabelSelector podSelector,
    @Field(2) @Nullable LabelSelector namespaceSelector,
    @Field(3) @Nullable IPBlock ipBlock)
    implements ApiStruct<NetworkPolicyPeer> {
  /** Starts a value in which nothing is set. */
  public static NetworkPolicyPeerBuilder builder() {
    return new NetworkPolicyPeerBuilder();
  }

  /** Starts a value from this one. */
  public NetworkPolicyPeerBuilder toBuilder() {
    return new NetworkPolicyPeerBuilder(this);
  }
}
