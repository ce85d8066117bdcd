package dev.navarch.registry.authorization;

import dev.navarch.api.authorization.v1.FieldSelectorAttributes;
import dev.navarch.api.authorization.v1.LabelSelectorAttributes;
import dev.navarch.api.authorization.v1.LocalSubjectAccessReview;
import dev.navarch.api.authorization.v1.NonResourceAttributes;
import dev.navarch.api.authorization.v1.ResourceAttributes;
import dev.navarch.api.authorization.v1.SelfSubjectAccessReview;
import dev.navarch.api.authorization.v1.SubjectAccessReview;
import dev.navarch.api.authorization.v1.SubjectAccessReviewSpec;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is wrong with a question about somebody's rights. */
final class AccessReviewValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath RESOURCE = SPEC.child("resourceAttributes");
  private static final FieldPath PATH = SPEC.child("nonResourceAttributes");
  private static final FieldPath METADATA = FieldPath.of("metadata");
  private static final ObjectMeta EMPTY = ObjectMeta.builder().build();

  private AccessReviewValidation() {}

  static List<FieldError> own(SelfSubjectAccessReview review) {
    List<FieldError> errors = new ArrayList<>(0);
    attributes(review.spec().resourceAttributes(), review.spec().nonResourceAttributes(), errors);
    metadata(review.metadata(), errors);
    return errors;
  }

  static List<FieldError> subject(SubjectAccessReview review) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(review.spec(), errors);
    metadata(review.metadata(), errors);
    return errors;
  }

  static List<FieldError> local(LocalSubjectAccessReview review) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(review.spec(), errors);
    String namespace = review.metadata().namespace();
    if (!isEmpty(review.metadata().toBuilder().namespace("").build())) {
      errors.add(
          FieldError.invalid(METADATA, review.metadata(), "must be empty except for namespace"));
    }
    ResourceAttributes resource = review.spec().resourceAttributes();
    if (resource != null && !resource.namespace().equals(namespace)) {
      errors.add(
          FieldError.invalid(
              RESOURCE.child("namespace"), resource.namespace(), "must match metadata.namespace"));
    }
    NonResourceAttributes path = review.spec().nonResourceAttributes();
    if (path != null) {
      errors.add(
          FieldError.invalid(PATH, InternalForm.shown(path), "disallowed on this kind of request"));
    }
    return errors;
  }

  private static void spec(SubjectAccessReviewSpec spec, List<FieldError> errors) {
    attributes(spec.resourceAttributes(), spec.nonResourceAttributes(), errors);
    if (spec.user().isEmpty() && spec.groups().isEmpty()) {
      errors.add(
          FieldError.invalid(
              SPEC.child("user"), spec.user(), "at least one of user or group must be specified"));
    }
  }

  private static void attributes(
      @Nullable ResourceAttributes resource,
      @Nullable NonResourceAttributes path,
      List<FieldError> errors) {
    if (resource != null && path != null) {
      errors.add(
          FieldError.invalid(
              PATH,
              InternalForm.shown(path),
              "cannot be specified in combination with resourceAttributes"));
    } else if (resource == null && path == null) {
      errors.add(
          FieldError.invalid(
              RESOURCE,
              null,
              "exactly one of nonResourceAttributes or resourceAttributes must be specified"));
    }
    if (resource != null) {
      selectors(resource, errors);
    }
  }

  private static void selectors(ResourceAttributes resource, List<FieldError> errors) {
    FieldSelectorAttributes fields = resource.fieldSelector();
    if (fields != null) {
      FieldPath path = RESOURCE.child("fieldSelector");
      selector(fields.rawSelector(), fields.requirements().size(), path, errors);
      for (int i = 0; i < fields.requirements().size(); i++) {
        SelectorTermValidation.check(
            fields.requirements().get(i), path.child("requirements").index(i), errors);
      }
    }
    LabelSelectorAttributes labels = resource.labelSelector();
    if (labels != null) {
      FieldPath path = RESOURCE.child("labelSelector");
      selector(labels.rawSelector(), labels.requirements().size(), path, errors);
      for (int i = 0; i < labels.requirements().size(); i++) {
        SelectorTermValidation.check(
            labels.requirements().get(i), path.child("requirements").index(i), errors);
      }
    }
  }

  private static void selector(String raw, int terms, FieldPath path, List<FieldError> errors) {
    if (!raw.isEmpty() && terms > 0) {
      errors.add(
          FieldError.invalid(
              path.child("rawSelector"),
              raw,
              "may not specified at the same time as requirements"));
    }
    if (raw.isEmpty() && terms == 0) {
      errors.add(
          FieldError.required(
              path.child("requirements"),
              "when " + path + " is specified, requirements or rawSelector is required"));
    }
  }

  private static void metadata(ObjectMeta metadata, List<FieldError> errors) {
    if (!isEmpty(metadata)) {
      errors.add(FieldError.invalid(METADATA, metadata, "must be empty"));
    }
  }

  private static boolean isEmpty(ObjectMeta metadata) {
    return metadata.toBuilder().managedFields(List.of()).build().equals(EMPTY);
  }
}
