package dev.navarch.registry.apps.controllerrevision;

import dev.navarch.api.apps.v1.ControllerRevision;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;

/**
 * Controller revisions. Their metadata is checked elsewhere.
 *
 * <p>Differs from Kubernetes: data that differ in white space alone are the same data. Kubernetes
 * compares the bytes, and so refuses patches of a revision that a client sent with spaces in it.
 */
public final class ControllerRevisionValidation {
  private static final FieldPath DATA = FieldPath.of("data");

  private ControllerRevisionValidation() {}

  public static List<FieldError> create(ControllerRevision revision) {
    List<FieldError> errors = new ArrayList<>(0);
    if (revision.data().isEmpty()) {
      errors.add(FieldError.required(DATA, "data is mandatory"));
    }
    NumberValidation.nonNegative(revision.revision(), FieldPath.of("revision"), errors);
    return errors;
  }

  public static List<FieldError> update(ControllerRevision revision, ControllerRevision before) {
    List<FieldError> errors = create(revision);
    Immutability.check(revision.data(), before.data(), DATA, errors);
    return errors;
  }
}
