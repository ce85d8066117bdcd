package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.validation.NameKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** References to objects of any kind by group, kind and name. */
public final class ObjectReferenceValidation {
  private ObjectReferenceValidation() {}

  public static void typed(
      @Nullable String group, String kind, String name, FieldPath path, List<FieldError> errors) {
    if (group != null) {
      NameValidation.dnsSubdomain(group, path.child("apiGroup"), errors);
    }
    segment(kind, "kind is required", path.child("kind"), errors);
    segment(name, "name is required", path.child("name"), errors);
  }

  /** Something that becomes part of a URL's path, reported as missing when it is empty. */
  public static void segment(
      String value, String missing, FieldPath path, List<FieldError> errors) {
    if (value.isEmpty()) {
      errors.add(FieldError.required(path, missing));
    } else {
      NameValidation.invalid(value, NameKind.PATH_SEGMENT.check(value, false), path, errors);
    }
  }
}
