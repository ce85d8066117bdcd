package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;

@ApiType(hub = dev.navarch.api.networking.v1.NetworkPolicySpec.class)
public record NetworkPolicySpec(
    @Field(value = 1, required = true) LabelSelector podSelector,
    @Field(2) @Atomic List<NetworkPolicyIngressRule> ingress,
    @Field(3) @Atomic List<NetworkPolicyEgressRule> egress,
    @Field(4) @Atomic @EnumOf(PolicyType.class) List<String> policyTypes)
    implements ApiStruct<NetworkPolicySpec> {
  /** Starts a value in which nothing is set. */
  public static NetworkPolicySpecBuilder builder() {
    return new NetworkPolicySpecBuilder();
  }

  /** Starts a value from this one. */
  public NetworkPolicySpecBuilder toBuilder() {
    return new NetworkPolicySpecBuilder(this);
  }
}
