package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(hub = dev.navarch.api.networking.v1.NetworkPolicyEgressRule.class)
public record NetworkPolicyEgressRule(
    @Field(1) @Atomic List<NetworkPolicyPort> ports, @Field(2) @Atomic List<NetworkPolicyPeer> to)
    implements ApiStruct<NetworkPolicyEgressRule> {
  /** Starts a value in which nothing is set. */
  public static NetworkPolicyEgressRuleBuilder builder() {
    return new NetworkPolicyEgressRuleBuilder();
  }

  /** Starts a value from this one. */
  public NetworkPolicyEgressRuleBuilder toBuilder() {
    return new NetworkPolicyEgressRuleBuilder(this);
  }
}
