package dev.navarch.apiextensions.definition;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.Optional;

/** The JSON paths that definitions hold. */
final class JsonPaths {
  private JsonPaths() {}

  /** What is wrong with the form of a path. */
  static Optional<FieldError> check(String text, FieldPath path) {
    if (text.isEmpty()) {
      return Optional.of(FieldError.invalid(path, text, "must not be empty"));
    }
    return text.charAt(0) == '.'
        ? Optional.empty()
        : Optional.of(FieldError.invalid(path, text, "must be a simple json path starting with ."));
  }
}
