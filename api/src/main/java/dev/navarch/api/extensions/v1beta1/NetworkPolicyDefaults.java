package dev.navarch.api.extensions.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.each;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.api.networking.v1.PolicyTypes;
import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of network policies. */
final class NetworkPolicyDefaults {
  private NetworkPolicyDefaults() {}

  @DefaultingFunction
  static NetworkPolicy networkPolicy(NetworkPolicy in) {
    NetworkPolicySpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.ingress(each(spec.ingress(), NetworkPolicyDefaults::rule))
                    .policyTypes(PolicyTypes.of(spec.policyTypes(), !spec.egress().isEmpty())))
            .build());
  }

  private static NetworkPolicyIngressRule rule(NetworkPolicyIngressRule in) {
    return changed(in, in.toBuilder().ports(each(in.ports(), NetworkPolicyDefaults::port)).build());
  }

  private static NetworkPolicyPort port(NetworkPolicyPort in) {
    return changed(in, in.toBuilder().protocol(ifNull(in.protocol(), Protocol.TCP)).build());
  }
}
