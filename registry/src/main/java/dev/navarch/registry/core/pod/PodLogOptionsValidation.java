package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PodLogOptions;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What part of a container's log is asked for. */
public final class PodLogOptionsValidation {
  private PodLogOptionsValidation() {}

  public static List<FieldError> check(PodLogOptions options) {
    List<FieldError> errors = new ArrayList<>(0);
    NumberValidation.nonNegative(options.tailLines(), FieldPath.of("tailLines"), errors);
    atLeastOne(options.limitBytes(), "limitBytes", errors);
    if (options.sinceSeconds() != null && options.sinceTime() != null) {
      errors.add(
          FieldError.forbidden(
              FieldPath.of(""), "at most one of `sinceTime` or `sinceSeconds` may be specified"));
    } else {
      atLeastOne(options.sinceSeconds(), "sinceSeconds", errors);
    }
    if (options.stream() != null) {
      errors.add(FieldError.forbidden(FieldPath.of("stream"), "may not be specified"));
    }
    return errors;
  }

  private static void atLeastOne(@Nullable Long value, String field, List<FieldError> errors) {
    if (value != null && value < 1) {
      errors.add(FieldError.invalid(FieldPath.of(field), value, "must be greater than 0"));
    }
  }
}
