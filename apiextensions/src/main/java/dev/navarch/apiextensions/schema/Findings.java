package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.validation.FieldError;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What checking one value against one schema found. Beside the errors it counts the checks that
 * were made, because of several alternatives that fail the one with the most checks is reported.
 *
 * <p>Differs from Kubernetes: of a value with more than {@value #MAX_ERRORS} errors only the first
 * ones are kept, so that a small request cannot become a huge answer.
 *
 * <p>Belongs to one thread.
 */
final class Findings {
  static final int MAX_ERRORS = 1000;

  private final Set<FieldError> errors = new LinkedHashSet<>(0);
  private int checks;

  /** Adds an error, unless it is there already. */
  void add(FieldError error) {
    if (errors.size() < MAX_ERRORS) {
      errors.add(error);
    }
  }

  void count() {
    checks++;
  }

  void addAll(Findings other) {
    other.errors.forEach(this::add);
    checks += other.checks;
  }

  boolean isValid() {
    return errors.isEmpty();
  }

  /** Lets pass what was found, because it was there before. */
  void forgive() {
    errors.clear();
  }

  boolean isBetterThan(Findings other) {
    return checks > other.checks;
  }

  List<FieldError> errors() {
    return List.copyOf(errors);
  }
}
