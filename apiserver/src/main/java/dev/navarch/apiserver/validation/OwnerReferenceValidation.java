package dev.navarch.apiserver.validation;

import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Validation of an object's owners. All findings are told at the list, without positions. */
final class OwnerReferenceValidation {
  private OwnerReferenceValidation() {}

  static void check(List<OwnerReference> owners, FieldPath path, List<FieldError> errors) {
    OwnerReference controller = null;
    for (OwnerReference owner : owners) {
      one(owner, path, errors);
      if (Boolean.TRUE.equals(owner.controller())) {
        if (controller == null) {
          controller = owner;
        } else {
          errors.add(FieldError.invalid(path, owners, secondController(controller, owner)));
        }
      }
    }
  }

  private static String secondController(OwnerReference first, OwnerReference second) {
    return "Only one reference can have Controller set to true. Found \"true\" in references for "
        + first.kind()
        + "/"
        + first.name()
        + " and "
        + second.kind()
        + "/"
        + second.name();
  }

  private static void one(OwnerReference owner, FieldPath path, List<FieldError> errors) {
    if (version(owner.apiVersion()) == null) {
      errors.add(
          FieldError.invalid(
              path.child("apiVersion"), owner.apiVersion(), "version must not be empty"));
    }
    notEmpty(owner.kind(), path.child("kind"), errors);
    notEmpty(owner.name(), path.child("name"), errors);
    notEmpty(owner.uid(), path.child("uid"), errors);
    if (owner.kind().equals("Event") && isCoreV1(owner.apiVersion())) {
      errors.add(
          FieldError.invalid(path, owner, "/v1, Kind=Event is disallowed from being an owner"));
    }
  }

  private static void notEmpty(String value, FieldPath path, List<FieldError> errors) {
    if (value.isEmpty()) {
      errors.add(FieldError.invalid(path, value, "must not be empty"));
    }
  }

  private static boolean isCoreV1(String apiVersion) {
    return apiVersion.equals("v1") || apiVersion.equals("/v1");
  }

  /** The version in {@code group/version} or {@code version}; null for an empty or broken one. */
  private static @Nullable String version(String apiVersion) {
    int slash = apiVersion.indexOf('/');
    String version = apiVersion.substring(slash + 1);
    return version.isEmpty() || version.indexOf('/') >= 0 ? null : version;
  }
}
