package dev.navarch.apiserver.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Validation of an object's metadata.
 *
 * <p>Kubernetes checks metadata for all kinds alike and once more for the kind, and reports what
 * both find. On create the kind's check comes first and alone decides when it finds something: use
 * {@link #create} with the kind's names, then with {@link NameKind#PATH_SEGMENT}. On update both
 * are reported together: {@link #update}, then {@link #update} again for the kind. Built-in kinds
 * add {@link #finalizerNames} to their own check.
 */
public final class ObjectMetaValidation {
  private static final FieldPath METADATA = FieldPath.of("metadata");
  private static final int MAX_ANNOTATIONS_SIZE = 256 << 10;
  private static final String IMMUTABLE = "field is immutable";
  private static final String ORPHAN = "orphan";
  private static final String FOREGROUND_DELETION = "foregroundDeletion";
  private static final Set<String> STANDARD_FINALIZERS =
      Set.of("kubernetes", ORPHAN, FOREGROUND_DELETION);

  private ObjectMetaValidation() {}

  /** What is wrong with the metadata of a new object, its generated name already filled in. */
  public static List<FieldError> create(ObjectMeta meta, boolean namespaced, NameCheck names) {
    return create(meta, namespaced, names, METADATA);
  }

  /** The same for metadata at another place. */
  public static List<FieldError> create(
      ObjectMeta meta, boolean namespaced, NameCheck names, FieldPath path) {
    List<FieldError> errors = new ArrayList<>(0);
    name(meta, names, path, errors);
    namespace(meta.namespace(), namespaced, path.child("namespace"), errors);
    if (meta.generation() < 0) {
      errors.add(
          FieldError.invalid(
              path.child("generation"), meta.generation(), "must be greater than or equal to 0"));
    }
    labels(meta.labels(), path.child("labels"), errors);
    annotations(meta.annotations(), path.child("annotations"), errors);
    OwnerReferenceValidation.check(meta.ownerReferences(), path.child("ownerReferences"), errors);
    finalizers(meta.finalizers(), path.child("finalizers"), errors);
    ManagedFieldsValidation.check(meta.managedFields(), path.child("managedFields"), errors);
    return errors;
  }

  /** What is wrong with a change of metadata. */
  public static List<FieldError> update(ObjectMeta meta, ObjectMeta old) {
    List<FieldError> errors = new ArrayList<>(0);
    if (old.deletionTimestamp() != null) {
      noNewFinalizers(meta.finalizers(), old.finalizers(), errors);
    }
    if (meta.resourceVersion().isEmpty()) {
      errors.add(resourceVersionRequired(""));
    }
    if (meta.generation() < old.generation()) {
      errors.add(
          FieldError.invalid(
              METADATA.child("generation"), meta.generation(), "must not be decremented"));
    }
    unchanged("name", meta.name(), old.name(), errors);
    unchanged("namespace", meta.namespace(), old.namespace(), errors);
    unchanged("uid", meta.uid(), old.uid(), errors);
    unchanged("creationTimestamp", meta.creationTimestamp(), old.creationTimestamp(), errors);
    unchanged("deletionTimestamp", meta.deletionTimestamp(), old.deletionTimestamp(), errors);
    unchanged(
        "deletionGracePeriodSeconds",
        meta.deletionGracePeriodSeconds(),
        old.deletionGracePeriodSeconds(),
        errors);
    labels(meta.labels(), METADATA.child("labels"), errors);
    annotations(meta.annotations(), METADATA.child("annotations"), errors);
    OwnerReferenceValidation.check(
        meta.ownerReferences(), METADATA.child("ownerReferences"), errors);
    ManagedFieldsValidation.check(meta.managedFields(), METADATA.child("managedFields"), errors);
    return errors;
  }

  /**
   * That an update must tell what it changes. Kinds that refuse updates without a resource version
   * report the number {@code 0} for the absent one.
   */
  public static FieldError resourceVersionRequired(Object absent) {
    return FieldError.invalid(
        METADATA.child("resourceVersion"), absent, "must be specified for an update");
  }

  /** The rule of built-in kinds: finalizers are well-known or belong to a domain. */
  public static List<FieldError> finalizerNames(ObjectMeta meta) {
    List<FieldError> errors = new ArrayList<>(0);
    for (int i = 0; i < meta.finalizers().size(); i++) {
      finalizerName(meta.finalizers().get(i), METADATA.child("finalizers").index(i))
          .ifPresent(errors::add);
    }
    return errors;
  }

  /** The same for one finalizer at any place. */
  public static Optional<FieldError> finalizerName(String finalizer, FieldPath path) {
    return finalizer.indexOf('/') >= 0 || STANDARD_FINALIZERS.contains(finalizer)
        ? Optional.empty()
        : Optional.of(
            FieldError.invalid(
                path,
                finalizer,
                "name is neither a standard finalizer name nor is it fully qualified"));
  }

  private static void name(
      ObjectMeta meta, NameCheck names, FieldPath path, List<FieldError> errors) {
    String start = meta.generateName();
    if (!start.isEmpty()) {
      for (String message : names.check(start, true)) {
        errors.add(FieldError.invalid(path.child("generateName"), start, message));
      }
    }
    if (meta.name().isEmpty()) {
      errors.add(FieldError.required(path.child("name"), "name or generateName is required"));
    } else {
      for (String message : names.check(meta.name(), false)) {
        errors.add(FieldError.invalid(path.child("name"), meta.name(), message));
      }
    }
  }

  private static void namespace(
      String namespace, boolean namespaced, FieldPath path, List<FieldError> errors) {
    if (!namespaced) {
      if (!namespace.isEmpty()) {
        errors.add(FieldError.forbidden(path, "not allowed on this type"));
      }
    } else if (namespace.isEmpty()) {
      errors.add(FieldError.required(path));
    } else {
      for (String message : NameKind.DNS_LABEL.check(namespace, false)) {
        errors.add(FieldError.invalid(path, namespace, message));
      }
    }
  }

  private static void labels(Map<String, String> labels, FieldPath path, List<FieldError> errors) {
    labels.forEach((key, value) -> {
      for (String message : NameSyntax.qualifiedName(key)) {
        errors.add(FieldError.invalid(path, key, message));
      }
      for (String message : NameSyntax.labelValue(value)) {
        errors.add(FieldError.invalid(path, value, message));
      }
    });
  }

  /** Keys are names whatever their case; values are free, but not their size. */
  private static void annotations(
      Map<String, String> annotations, FieldPath path, List<FieldError> errors) {
    long size = 0;
    for (Map.Entry<String, String> entry : annotations.entrySet()) {
      String key = entry.getKey();
      for (String message : NameSyntax.qualifiedName(key.toLowerCase(Locale.ROOT))) {
        errors.add(FieldError.invalid(path, key, message));
      }
      size += utf8Length(key) + utf8Length(entry.getValue());
    }
    if (size > MAX_ANNOTATIONS_SIZE) {
      errors.add(FieldError.tooLong(path, MAX_ANNOTATIONS_SIZE));
    }
  }

  private static long utf8Length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static void finalizers(List<String> finalizers, FieldPath path, List<FieldError> errors) {
    for (String finalizer : finalizers) {
      for (String message : NameSyntax.qualifiedName(finalizer)) {
        errors.add(FieldError.invalid(path, finalizer, message));
      }
    }
    if (finalizers.contains(ORPHAN) && finalizers.contains(FOREGROUND_DELETION)) {
      errors.add(
          FieldError.invalid(
              path,
              finalizers,
              "finalizer %s and %s cannot be both set".formatted(ORPHAN, FOREGROUND_DELETION)));
    }
  }

  private static void noNewFinalizers(
      List<String> finalizers, List<String> old, List<FieldError> errors) {
    Set<String> added = new TreeSet<>(finalizers);
    old.forEach(added::remove);
    if (!added.isEmpty()) {
      errors.add(
          FieldError.forbidden(
              METADATA.child("finalizers"),
              "no new finalizers can be added if the object is being deleted, found new finalizers"
                  + added.stream()
                      .map(GoQuoting::quote)
                      .collect(Collectors.joining(", ", " []string{", "}"))));
    }
  }

  private static void unchanged(
      String field, @Nullable Object value, @Nullable Object old, List<FieldError> errors) {
    if (!Objects.equals(value, old)) {
      errors.add(FieldError.invalid(METADATA.child(field), value, IMMUTABLE));
    }
  }
}
