package dev.navarch.registry.admissionregistration.validatingadmissionpolicy;

import dev.navarch.api.admissionregistration.v1.MatchResources;
import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicy;
import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicySpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Validation of validating admission policies, apart from their metadata and their expressions,
 * which are checked where they are compiled.
 */
public final class ValidatingAdmissionPolicyValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final String ONE_OF_THEM =
      "validations or auditAnnotations must contain at least one item";

  private ValidatingAdmissionPolicyValidation() {}

  public static List<FieldError> create(ValidatingAdmissionPolicy policy) {
    List<FieldError> errors = new ArrayList<>(0);
    ValidatingAdmissionPolicySpec spec = policy.spec();
    failurePolicy(spec.failurePolicy(), errors);
    matchConstraints(spec.matchConstraints(), errors);
    if (spec.validations().isEmpty() && spec.auditAnnotations().isEmpty()) {
      errors.add(FieldError.required(SPEC.child("validations"), ONE_OF_THEM));
      errors.add(FieldError.required(SPEC.child("auditAnnotations"), ONE_OF_THEM));
    }
    for (int i = 0; i < spec.validations().size(); i++) {
      if (spec.validations().get(i).expression().isBlank()) {
        errors.add(
            FieldError.required(
                SPEC.child("validations").index(i).child("expression"),
                "expression is not specified"));
      }
    }
    return errors;
  }

  public static List<FieldError> update(
      ValidatingAdmissionPolicy policy, ValidatingAdmissionPolicy old) {
    return create(policy);
  }

  /** Checks what becomes of requests that a policy cannot judge. */
  public static void failurePolicy(@Nullable String policy, List<FieldError> errors) {
    FieldPath path = SPEC.child("failurePolicy");
    if (policy == null) {
      errors.add(FieldError.required(path));
    } else {
      NameValidation.supported(policy, List.of("Fail", "Ignore"), path, errors);
    }
  }

  /** Checks that a policy says which resources it is about: expressions depend on it. */
  public static void matchConstraints(
      @Nullable MatchResources constraints, List<FieldError> errors) {
    FieldPath path = SPEC.child("matchConstraints");
    if (constraints == null) {
      errors.add(FieldError.required(path));
    } else if (constraints.resourceRules().isEmpty()) {
      errors.add(FieldError.required(path.child("resourceRules")));
    }
  }
}
