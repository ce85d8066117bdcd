package dev.navarch.registry.admissionregistration.mutatingadmissionpolicy;

import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicy;
import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicySpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicy.ValidatingAdmissionPolicyValidation;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;

/**
 * Validation of mutating admission policies, apart from their metadata and their expressions, which
 * are checked where they are compiled.
 */
public final class MutatingAdmissionPolicyValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");

  private MutatingAdmissionPolicyValidation() {}

  public static List<FieldError> create(MutatingAdmissionPolicy policy) {
    List<FieldError> errors = new ArrayList<>(0);
    MutatingAdmissionPolicySpec spec = policy.spec();
    ValidatingAdmissionPolicyValidation.failurePolicy(spec.failurePolicy(), errors);
    ValidatingAdmissionPolicyValidation.matchConstraints(spec.matchConstraints(), errors);
    if (spec.mutations().isEmpty()) {
      errors.add(
          FieldError.required(SPEC.child("mutations"), "mutations must contain at least one item"));
    }
    NameValidation.oneOf(
        spec.reinvocationPolicy(),
        List.of("IfNeeded", "Never"),
        SPEC.child("reinvocationPolicy"),
        errors);
    return errors;
  }

  public static List<FieldError> update(
      MutatingAdmissionPolicy policy, MutatingAdmissionPolicy old) {
    return create(policy);
  }
}
