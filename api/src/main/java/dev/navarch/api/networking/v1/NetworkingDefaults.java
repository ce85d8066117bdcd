package dev.navarch.api.networking.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import java.util.List;

/** Defaults of network policies and ingress classes. */
final class NetworkingDefaults {
  private NetworkingDefaults() {}

  @DefaultingFunction
  static NetworkPolicy networkPolicy(NetworkPolicy in) {
    NetworkPolicySpec spec = in.spec();
    List<String> types = PolicyTypes.of(spec.policyTypes(), !spec.egress().isEmpty());
    return changed(in, in.toBuilder().spec(s -> s.policyTypes(types)).build());
  }

  @DefaultingFunction
  static NetworkPolicyPort networkPolicyPort(NetworkPolicyPort in) {
    return changed(in, in.toBuilder().protocol(ifNull(in.protocol(), Protocol.TCP)).build());
  }

  @DefaultingFunction
  static IngressClass ingressClass(IngressClass in) {
    IngressClassParametersReference parameters = in.spec().parameters();
    if (parameters == null) {
      return in;
    }
    String scope = ifNull(parameters.scope(), "Cluster");
    return changed(in, in.toBuilder().spec(s -> s.parameters(p -> p.scope(scope))).build());
  }
}
