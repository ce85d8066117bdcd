package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Fields that stay as they were created. */
public final class Immutability {
  /** What is said of a field that was changed and must not be. */
  public static final String MESSAGE = "field is immutable";

  private Immutability() {}

  /** Reports a value that differs from the stored one. */
  public static void check(
      @Nullable Object now, @Nullable Object before, FieldPath path, List<FieldError> errors) {
    if (!Objects.equals(now, before)) {
      errors.add(FieldError.invalid(path, InternalForm.shown(now), MESSAGE));
    }
  }
}
