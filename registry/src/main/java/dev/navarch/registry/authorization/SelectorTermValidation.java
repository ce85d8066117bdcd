package dev.navarch.registry.authorization;

import dev.navarch.apimachinery.meta.v1.FieldSelectorRequirement;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** What is wrong with a term of a selector in a question. */
final class SelectorTermValidation {
  private SelectorTermValidation() {}

  static void check(FieldSelectorRequirement term, FieldPath path, List<FieldError> errors) {
    if (term.key().isEmpty()) {
      errors.add(FieldError.required(path.child("key"), "must be specified"));
    }
    check(term.operator(), term.values(), path, errors);
  }

  static void check(LabelSelectorRequirement term, FieldPath path, List<FieldError> errors) {
    if (term.key().isEmpty()) {
      errors.add(FieldError.required(path.child("key"), "must be specified"));
    }
    check(term.operator(), term.values(), path, errors);
  }

  private static void check(
      String operator, List<String> values, FieldPath path, List<FieldError> errors) {
    switch (operator) {
      case "In", "NotIn" -> {
        if (values.isEmpty()) {
          errors.add(
              FieldError.required(
                  path.child("values"), "must be specified when `operator` is 'In' or 'NotIn'"));
        }
      }
      case "Exists", "DoesNotExist" -> {
        if (!values.isEmpty()) {
          errors.add(
              FieldError.forbidden(
                  path.child("values"),
                  "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
        }
      }
      default ->
          errors.add(
              FieldError.invalid(
                  path.child("operator"), operator, "not a valid selector operator"));
    }
  }
}
