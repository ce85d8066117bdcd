package dev.navarch.registry.validation;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;

/** A number of copies that is asked for, whatever there are copies of. */
public final class ScaleValidation {
  private ScaleValidation() {}

  public static List<FieldError> check(Scale scale) {
    List<FieldError> errors = new ArrayList<>(0);
    NumberValidation.nonNegative(scale.spec().replicas(), FieldPath.of("spec", "replicas"), errors);
    return errors;
  }
}
