package dev.navarch.api.admissionregistration.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.meta.v1.LabelSelector;

/** Defaults of admission policies. */
final class AdmissionPolicyDefaults {
  private static final LabelSelector EVERYTHING = LabelSelector.builder().build();

  private AdmissionPolicyDefaults() {}

  @DefaultingFunction
  static ValidatingAdmissionPolicySpec validatingAdmissionPolicySpec(
      ValidatingAdmissionPolicySpec in) {
    return changed(
        in,
        in.toBuilder().failurePolicy(ifNull(in.failurePolicy(), FailurePolicyType.FAIL)).build());
  }

  @DefaultingFunction
  static MutatingAdmissionPolicySpec mutatingAdmissionPolicySpec(MutatingAdmissionPolicySpec in) {
    return changed(
        in,
        in.toBuilder().failurePolicy(ifNull(in.failurePolicy(), FailurePolicyType.FAIL)).build());
  }

  @DefaultingFunction
  static MatchResources matchResources(MatchResources in) {
    return changed(
        in,
        in.toBuilder()
            .matchPolicy(ifNull(in.matchPolicy(), MatchPolicyType.EQUIVALENT))
            .namespaceSelector(ifNull(in.namespaceSelector(), EVERYTHING))
            .objectSelector(ifNull(in.objectSelector(), EVERYTHING))
            .build());
  }
}
