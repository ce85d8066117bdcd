package dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding;

import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Validation of bindings of validating admission policies, apart from their metadata. */
public final class ValidatingAdmissionPolicyBindingValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final List<String> ACTIONS = List.of("Audit", "Deny", "Warn");

  private ValidatingAdmissionPolicyBindingValidation() {}

  public static List<FieldError> create(ValidatingAdmissionPolicyBinding binding) {
    List<FieldError> errors = new ArrayList<>(0);
    NameValidation.requiredSubdomain(binding.spec().policyName(), SPEC.child("policyName"), errors);
    actions(binding.spec().validationActions(), SPEC.child("validationActions"), errors);
    return errors;
  }

  /** A refused request needs no warning: the one excludes the other. */
  private static void actions(List<String> actions, FieldPath path, List<FieldError> errors) {
    if (actions.isEmpty()) {
      errors.add(FieldError.required(path));
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < actions.size(); i++) {
      NameValidation.supported(actions.get(i), ACTIONS, path.index(i), errors);
      if (!seen.add(actions.get(i))) {
        errors.add(FieldError.duplicate(path.index(i), actions.get(i)));
      }
    }
    if (seen.contains("Deny") && seen.contains("Warn")) {
      errors.add(
          FieldError.invalid(
              path,
              actions,
              "must not contain both Deny and Warn (repeating the same validation"
                  + " failure information in the API response and headers serves no purpose)"));
    }
  }

  public static List<FieldError> update(
      ValidatingAdmissionPolicyBinding binding, ValidatingAdmissionPolicyBinding old) {
    return create(binding);
  }
}
