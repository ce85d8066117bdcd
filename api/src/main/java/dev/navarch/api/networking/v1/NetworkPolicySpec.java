package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;

/**
 * Pods a policy governs and the connections it permits.
 *
 * @param podSelector Pods the policy applies to; an empty selector takes the whole namespace
 * @param ingress Permitted incoming traffic; with none listed, nothing may come in unless another
 *     policy allows it
 * @param egress Permitted outgoing traffic; with none listed, nothing may go out once Egress is
 *     governed
 * @param policyTypes Directions governed; by default Ingress, plus Egress when egress rules exist
 */
@ApiType
public record NetworkPolicySpec(
    @Field(value = 1, omit = Omit.NEVER) LabelSelector podSelector,
    @Field(2) @Atomic List<NetworkPolicyIngressRule> ingress,
    @Field(3) @Atomic List<NetworkPolicyEgressRule> egress,
    @Field(4) @Atomic @EnumOf(value = PolicyType.class, closed = true) List<String> policyTypes)
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
