package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

/**
 * Other end of permitted traffic: chosen pods, or an IP range.
 *
 * @param podSelector Pods by label, from the namespaces picked beside it or else the policy's own
 * @param namespaceSelector Namespaces by label; an empty selector means all of them
 * @param ipBlock IP range to match; cannot be combined with the selectors
 */
@ApiType
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
