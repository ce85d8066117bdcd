package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(hub = dev.navarch.api.networking.v1.NetworkPolicyIngressRule.class)
public record NetworkPolicyIngressRule(
    @Field(1) @Atomic List<NetworkPolicyPort> ports, @Field(2) @Atomic List<NetworkPolicyPeer> from)
    implements ApiStruct<NetworkPolicyIngressRule> {
  /** Starts a value in which nothing is set. */
  public static NetworkPolicyIngressRuleBuilder builder() {
    return new NetworkPolicyIngressRuleBuilder();
  }

  /** Starts a value from this one. */
  public NetworkPolicyIngressRuleBuilder toBuilder() {
    return new NetworkPolicyIngressRuleBuilder(this);
  }
}
