package dev.navarch.apiextensions.serving;

import dev.navarch.apiextensions.cel.RuleSet;
import dev.navarch.apiextensions.schema.EmbeddedResources;
import dev.navarch.apiextensions.schema.ListUniqueness;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks the objects of a version. Findings come in the order of Kubernetes' checks: values, scale,
 * embedded objects, lists, rules. What an update left alone may stay as it is.
 */
final class CustomResourceValidation {
  private static final FieldPath STATUS = FieldPath.of("status");

  private final VersionSchema version;
  private final @Nullable ScalePaths scale;

  CustomResourceValidation(VersionSchema version, @Nullable ScalePaths scale) {
    this.version = version;
    this.scale = scale;
  }

  /**
   * Refuses an object of another kind or version; nothing else is said of such an object.
   *
   * @throws ApiException if it is one; the answer calls it what it says it is
   */
  void checkKind(Unstructured object) {
    GroupVersionKind kind = version.kind();
    TypeMeta actual = object.typeMeta();
    List<FieldError> errors = new ArrayList<>(0);
    if (!actual.kind().equals(kind.kind())) {
      errors.add(FieldError.invalid(FieldPath.of("kind"), actual.kind(), "must be " + kind.kind()));
    }
    String apiVersion = kind.groupVersion().toApiVersion();
    if (!actual.apiVersion().equals(apiVersion)) {
      errors.add(
          FieldError.invalid(
              FieldPath.of("apiVersion"), actual.apiVersion(), "must be " + apiVersion));
    }
    if (!errors.isEmpty()) {
      throw ApiException.invalid(new GroupKind(kind.group(), actual.kind()), object.name(), errors);
    }
  }

  /** What is wrong with a new object besides its metadata. */
  List<FieldError> create(Unstructured object) {
    List<FieldError> errors =
        new ArrayList<>(version.values().validate(object.content(), FieldPath.ROOT));
    if (scale != null) {
      scale.checkSpec(object, errors);
      scale.checkStatus(object, errors);
    }
    errors.addAll(EmbeddedResources.validate(object.content(), version.schema()));
    errors.addAll(ListUniqueness.validate(object.content(), version.schema()));
    rules(object, null, errors);
    return errors;
  }

  /** What is wrong with a changed object besides its metadata. */
  List<FieldError> update(Unstructured object, Unstructured old) {
    List<FieldError> errors =
        new ArrayList<>(
            version.values().validateUpdate(object.content(), old.content(), FieldPath.ROOT));
    if (scale != null) {
      scale.checkSpec(object, errors);
      scale.checkStatus(object, errors);
    }
    errors.addAll(EmbeddedResources.validate(object.content(), version.schema()));
    lists(object, old, errors);
    rules(object, old, errors);
    return errors;
  }

  /** What is wrong with a changed status: of the values only those of the status are looked at. */
  List<FieldError> updateStatus(Unstructured object, Unstructured old) {
    List<FieldError> errors = new ArrayList<>();
    if (object.content().containsKey("status")) {
      Object status = object.content().get("status");
      version
          .statusValues()
          .ifPresent(values ->
              errors.addAll(values.validateUpdate(status, old.content().get("status"), STATUS)));
    }
    if (scale != null) {
      scale.checkStatus(object, errors);
    }
    errors.addAll(EmbeddedResources.validate(object.content(), version.schema()));
    lists(object, old, errors);
    rules(object, old, errors);
    return errors;
  }

  /** Lists that repeated items before may go on doing so. */
  private void lists(Unstructured object, Unstructured old, List<FieldError> errors) {
    StructuralSchema schema = version.schema();
    List<FieldError> found = ListUniqueness.validate(object.content(), schema);
    if (!found.isEmpty() && ListUniqueness.validate(old.content(), schema).isEmpty()) {
      errors.addAll(found);
    }
  }

  private void rules(Unstructured object, @Nullable Unstructured old, List<FieldError> errors) {
    RuleSet rules = version.rules();
    if (rules.isEmpty()) {
      return;
    }
    Optional<FieldError> blocked = RuleSet.blockedBy(errors);
    if (blocked.isPresent()) {
      errors.add(blocked.get());
      return;
    }
    StringMap<@Nullable Object> before = old == null ? null : old.content();
    errors.addAll(rules.validate(object.content(), before, FieldPath.ROOT));
  }
}
