package dev.navarch.api.admissionregistration.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AdmissionPolicyDefaultsTest {
  @Test
  void aPolicyFailsClosed() {
    ValidatingAdmissionPolicySpec validating = ValidatingAdmissionPolicySpec.builder().build();
    MutatingAdmissionPolicySpec mutating = MutatingAdmissionPolicySpec.builder().build();

    assertThat(AdmissionPolicyDefaults.validatingAdmissionPolicySpec(validating))
        .isEqualTo(validating.toBuilder().failurePolicy("Fail").build());
    assertThat(AdmissionPolicyDefaults.mutatingAdmissionPolicySpec(mutating))
        .isEqualTo(mutating.toBuilder().failurePolicy("Fail").build());
  }

  @Test
  void aStatedFailurePolicyStays() {
    ValidatingAdmissionPolicySpec validating =
        ValidatingAdmissionPolicySpec.builder().failurePolicy("Ignore").build();
    MutatingAdmissionPolicySpec mutating =
        MutatingAdmissionPolicySpec.builder().failurePolicy("Ignore").build();

    assertThat(AdmissionPolicyDefaults.validatingAdmissionPolicySpec(validating))
        .isSameAs(validating);
    assertThat(AdmissionPolicyDefaults.mutatingAdmissionPolicySpec(mutating)).isSameAs(mutating);
  }

  @Test
  void everythingMatchesInEveryVersion() {
    MatchResources out = AdmissionPolicyDefaults.matchResources(MatchResources.builder().build());

    assertThat(out)
        .isEqualTo(
            MatchResources.builder()
                .matchPolicy("Equivalent")
                .namespaceSelector(s -> {})
                .objectSelector(s -> {})
                .build());
    assertThat(AdmissionPolicyDefaults.matchResources(out)).isSameAs(out);
    MatchResources stated =
        MatchResources.builder()
            .matchPolicy("Exact")
            .namespaceSelector(s -> s.addToMatchLabels("a", "b"))
            .objectSelector(s -> s.addToMatchLabels("c", "d"))
            .build();
    assertThat(AdmissionPolicyDefaults.matchResources(stated)).isSameAs(stated);
  }
}
