package dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValidatingAdmissionPolicyBindingValidationTest {
  private static List<String> updated(String policy, String... actions) {
    ValidatingAdmissionPolicyBinding binding =
        ValidatingAdmissionPolicyBinding.builder()
            .spec(s -> s.policyName(policy).validationActions(List.of(actions)))
            .build();
    return texts(ValidatingAdmissionPolicyBindingValidation.update(binding, binding));
  }

  @Test
  void bindingsNameAPolicyAndItsConsequences() {
    assertThat(updated("p", "Deny", "Audit")).isEmpty();
    assertThat(updated(""))
        .containsExactly(
            "spec.policyName: Required value", "spec.validationActions: Required value");
  }

  @Test
  void consequencesAreKnownAndToldOnce() {
    assertThat(updated("p", "X", "Warn", "Warn"))
        .containsExactly(
            "spec.validationActions[0]: Unsupported value: \"X\": supported values: \"Audit\","
                + " \"Deny\", \"Warn\"",
            "spec.validationActions[2]: Duplicate value: \"Warn\"");
    assertThat(updated("p", "Deny", "Warn"))
        .singleElement()
        .asString()
        .startsWith(
            "spec.validationActions: Invalid value: [\"Deny\",\"Warn\"]: must not contain both"
                + " Deny and Warn");
  }
}
