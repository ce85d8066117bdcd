package dev.navarch.registry.admissionregistration.validatingadmissionpolicy;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicy;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValidatingAdmissionPolicyValidationTest {
  private static List<String> updated(String spec) {
    ValidatingAdmissionPolicy policy =
        Received.object(
            ValidatingAdmissionPolicy.class,
            "{apiVersion: admissionregistration.k8s.io/v1, kind: ValidatingAdmissionPolicy,"
                + " metadata: {name: x}, spec: {"
                + spec
                + "}}");
    return texts(ValidatingAdmissionPolicyValidation.update(policy, policy));
  }

  @Test
  void policiesJudgeSomething() {
    assertThat(updated(""))
        .containsExactly(
            "spec.matchConstraints: Required value",
            "spec.validations: Required value: validations or auditAnnotations must contain at"
                + " least one item",
            "spec.auditAnnotations: Required value: validations or auditAnnotations must contain"
                + " at least one item");
  }

  @Test
  void judgementsAreExpressed() {
    assertThat(updated("failurePolicy: X, matchConstraints: {}, validations: [{expression: ' '}]"))
        .containsExactly(
            "spec.failurePolicy: Unsupported value: \"X\": supported values: \"Fail\", \"Ignore\"",
            "spec.matchConstraints.resourceRules: Required value",
            "spec.validations[0].expression: Required value: expression is not specified");
  }
}
