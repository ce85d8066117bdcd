package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionNames;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Locale;

/** Checks the names of a resource: those that are asked for and those that were accepted. */
final class NamesValidation {
  private static final String MIXED_CASE = "may have mixed case, but should otherwise match: ";

  private NamesValidation() {}

  static void required(
      CustomResourceDefinitionNames names, FieldPath path, List<FieldError> errors) {
    required(names.plural(), path.child("plural"), errors);
    required(names.singular(), path.child("singular"), errors);
    required(names.kind(), path.child("kind"), errors);
    required(names.listKind(), path.child("listKind"), errors);
  }

  private static void required(String name, FieldPath path, List<FieldError> errors) {
    if (name.isEmpty()) {
      errors.add(FieldError.required(path));
    }
  }

  /** Names that are not there are let pass. */
  static void check(CustomResourceDefinitionNames names, FieldPath path, List<FieldError> errors) {
    label(names.plural(), path.child("plural"), errors);
    label(names.singular(), path.child("singular"), errors);
    kind(names.kind(), path.child("kind"), errors);
    kind(names.listKind(), path.child("listKind"), errors);
    labels(names.shortNames(), path.child("shortNames"), errors);
    if (!names.kind().isEmpty() && names.kind().equals(names.listKind())) {
      errors.add(
          FieldError.invalid(
              path.child("listKind"), names.listKind(), "kind and listKind may not be the same"));
    }
    labels(names.categories(), path.child("categories"), errors);
  }

  private static void label(String name, FieldPath path, List<FieldError> errors) {
    if (!name.isEmpty()) {
      syntax(name, name, "", path, errors);
    }
  }

  private static void kind(String kind, FieldPath path, List<FieldError> errors) {
    if (!kind.isEmpty()) {
      syntax(kind.toLowerCase(Locale.ROOT), kind, MIXED_CASE, path, errors);
    }
  }

  private static void labels(List<String> names, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < names.size(); i++) {
      syntax(names.get(i), names.get(i), "", path.index(i), errors);
    }
  }

  private static void syntax(
      String checked, String shown, String prefix, FieldPath path, List<FieldError> errors) {
    List<String> wrong = NameSyntax.dns1035Label(checked);
    if (!wrong.isEmpty()) {
      errors.add(FieldError.invalid(path, shown, prefix + String.join(",", wrong)));
    }
  }
}
