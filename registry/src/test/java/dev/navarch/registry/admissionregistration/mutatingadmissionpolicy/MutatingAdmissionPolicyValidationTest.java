package dev.navarch.registry.admissionregistration.mutatingadmissionpolicy;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicy;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class MutatingAdmissionPolicyValidationTest {

  @Test
  void policiesChangeSomething() {
    MutatingAdmissionPolicy nothing =
        Received.object(
            MutatingAdmissionPolicy.class,
            "{apiVersion: admissionregistration.k8s.io/v1, kind: MutatingAdmissionPolicy,"
                + " metadata: {name: x}}");

    assertThat(texts(MutatingAdmissionPolicyValidation.update(nothing, nothing)))
        .containsExactly(
            "spec.matchConstraints: Required value",
            "spec.mutations: Required value: mutations must contain at least one item",
            "spec.reinvocationPolicy: Required value");
  }
}
