package dev.navarch.registry.bootstrap;

import static dev.navarch.registry.bootstrap.BuiltInRole.clusterRole;
import static dev.navarch.registry.bootstrap.RuleNotation.CERTIFICATES;
import static dev.navarch.registry.bootstrap.RuleNotation.rule;

import java.util.List;

/** Cluster roles of those who ask for certificates, and those who approve them. */
final class SignerRoles {
  private SignerRoles() {}

  static List<BuiltInRole> all() {
    return List.of(
        requester("nodeclient"),
        requester("selfnodeclient"),
        approver("kube-apiserver-client"),
        approver("kube-apiserver-client-kubelet"),
        approver("kubelet-serving"),
        approver("legacy-unknown"));
  }

  private static BuiltInRole requester(String kind) {
    return clusterRole(
        "system:certificates.k8s.io:certificatesigningrequests:".concat(kind),
        rule("create").in(CERTIFICATES).on("certificatesigningrequests/".concat(kind)));
  }

  private static BuiltInRole approver(String signer) {
    return clusterRole(
        "system:certificates.k8s.io:".concat(signer).concat("-approver"),
        rule("approve").in(CERTIFICATES).named("kubernetes.io/".concat(signer)).on("signers"));
  }
}
