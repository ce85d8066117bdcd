package dev.navarch.registry.core.namespace;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of namespaces, apart from their metadata. */
public final class NamespaceValidation {
  /** The form of their names. */
  public static final NameCheck NAMES = NameKind.DNS_LABEL;

  private static final FieldPath FINALIZERS = FieldPath.of("spec", "finalizers");
  private static final FieldPath PHASE = FieldPath.of("status", "Phase");

  private NamespaceValidation() {}

  public static List<FieldError> create(Namespace namespace) {
    List<FieldError> errors = new ArrayList<>(0);
    for (String finalizer : namespace.spec().finalizers()) {
      finalizer(finalizer, FINALIZERS, errors);
    }
    return errors;
  }

  /** Finalizers of the specification are kept as they were stored; they change by themselves. */
  public static List<FieldError> update(Namespace namespace, Namespace old) {
    return create(namespace);
  }

  /** A namespace is active until somebody deletes it, and from then on terminating. */
  public static List<FieldError> updateStatus(Namespace namespace, Namespace old) {
    boolean deleted = namespace.metadata().deletionTimestamp() != null;
    String phase = namespace.status().phase();
    String expected = deleted ? NamespacePhase.TERMINATING : NamespacePhase.ACTIVE;
    if (phase.equals(expected)) {
      return List.of();
    }
    return List.of(
        FieldError.invalid(
            PHASE,
            phase,
            "may only be '%s' if `deletionTimestamp` is %sempty"
                .formatted(expected, deleted ? "not " : "")));
  }

  /** The change of finalizers through the sub-resource {@code finalize}. */
  public static List<FieldError> finalizeUpdate(Namespace namespace, Namespace old) {
    List<FieldError> errors = new ArrayList<>(0);
    List<String> finalizers = namespace.spec().finalizers();
    for (int i = 0; i < finalizers.size(); i++) {
      finalizer(finalizers.get(i), FINALIZERS.index(i), errors);
    }
    return errors;
  }

  private static void finalizer(String finalizer, FieldPath path, List<FieldError> errors) {
    NameValidation.qualifiedName(finalizer, path, errors);
    ObjectMetaValidation.finalizerName(finalizer, path).ifPresent(errors::add);
  }
}
