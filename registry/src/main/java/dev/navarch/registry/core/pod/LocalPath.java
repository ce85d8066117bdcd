package dev.navarch.registry.core.pod;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Paths that must not lead out of the place that they are relative to. */
final class LocalPath {
  private LocalPath() {}

  /** A path none of whose elements is {@code ..}. */
  static void noBacksteps(String path, FieldPath field, List<FieldError> errors) {
    if (hasBackstep(path)) {
      errors.add(FieldError.invalid(field, path, "must not contain '..'"));
    }
  }

  static boolean hasBackstep(String path) {
    for (int at = path.indexOf(".."); at >= 0; at = path.indexOf("..", at + 1)) {
      boolean starts = at == 0 || path.charAt(at - 1) == '/';
      boolean ends = at + 2 == path.length() || path.charAt(at + 2) == '/';
      if (starts && ends) {
        return true;
      }
    }
    return false;
  }

  /** A relative path that leads downwards only. */
  static void descending(String path, FieldPath field, List<FieldError> errors) {
    if (path.startsWith("/")) {
      errors.add(FieldError.invalid(field, path, "must be a relative path"));
    }
    noBacksteps(path, field, errors);
  }

  /** A descending path whose name does not look like those that the node keeps for itself. */
  static void nonReserved(String path, FieldPath field, List<FieldError> errors) {
    descending(path, field, errors);
    if (path.startsWith("..") && !path.startsWith("../")) {
      errors.add(FieldError.invalid(field, path, "must not start with '..'"));
    }
  }

  /** Permissions of a file: at most nine bits. */
  static void fileMode(@Nullable Integer mode, FieldPath field, List<FieldError> errors) {
    if (mode != null && (mode < 0 || mode > 0777)) {
      errors.add(
          FieldError.invalid(
              field, mode, "must be a number between 0 and 0777 (octal), both inclusive"));
    }
  }
}
