package dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding;

import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of bindings of mutating admission policies, apart from their metadata. */
public final class MutatingAdmissionPolicyBindingValidation {
  private MutatingAdmissionPolicyBindingValidation() {}

  public static List<FieldError> create(MutatingAdmissionPolicyBinding binding) {
    List<FieldError> errors = new ArrayList<>(0);
    NameValidation.requiredSubdomain(
        binding.spec().policyName(), FieldPath.of("spec", "policyName"), errors);
    return errors;
  }

  public static List<FieldError> update(
      MutatingAdmissionPolicyBinding binding, MutatingAdmissionPolicyBinding old) {
    return create(binding);
  }
}
