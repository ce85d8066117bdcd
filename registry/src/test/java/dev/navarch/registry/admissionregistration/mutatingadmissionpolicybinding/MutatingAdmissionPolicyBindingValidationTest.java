package dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding;
import org.junit.jupiter.api.Test;

class MutatingAdmissionPolicyBindingValidationTest {

  @Test
  void bindingsNameAPolicy() {
    MutatingAdmissionPolicyBinding nothing = MutatingAdmissionPolicyBinding.builder().build();
    MutatingAdmissionPolicyBinding bound = nothing.toBuilder().spec(s -> s.policyName("p")).build();

    assertThat(MutatingAdmissionPolicyBindingValidation.update(bound, nothing)).isEmpty();
    assertThat(texts(MutatingAdmissionPolicyBindingValidation.update(nothing, bound)))
        .containsExactly("spec.policyName: Required value");
  }
}
