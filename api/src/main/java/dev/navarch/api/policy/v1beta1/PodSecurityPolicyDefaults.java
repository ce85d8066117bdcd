package dev.navarch.api.policy.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of pod security policies. */
final class PodSecurityPolicyDefaults {
  private PodSecurityPolicyDefaults() {}

  @DefaultingFunction
  static PodSecurityPolicySpec podSecurityPolicySpec(PodSecurityPolicySpec in) {
    return changed(
        in,
        in.toBuilder()
            .allowPrivilegeEscalation(ifNull(in.allowPrivilegeEscalation(), true))
            .build());
  }
}
