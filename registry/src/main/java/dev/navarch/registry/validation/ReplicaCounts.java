package dev.navarch.registry.validation;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers of pods in the status of what makes pods. */
public final class ReplicaCounts {
  private ReplicaCounts() {}

  /** Reports a count that is larger than one that includes it. */
  public static void notAbove(
      int count, int whole, String nameOfWhole, FieldPath path, List<FieldError> errors) {
    if (count > whole) {
      errors.add(FieldError.invalid(path, count, "cannot be greater than " + nameOfWhole));
    }
  }

  /** A count of name collisions only grows; one that is gone counts as 0. */
  public static void collisions(
      @Nullable Integer now, @Nullable Integer before, FieldPath path, List<FieldError> errors) {
    if (before != null && (now == null || now < before)) {
      errors.add(FieldError.invalid(path, now == null ? 0 : now, "cannot be decremented"));
    }
  }
}
