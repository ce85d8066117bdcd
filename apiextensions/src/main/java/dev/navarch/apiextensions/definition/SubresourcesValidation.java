package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceSubresourceScale;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresources;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks where the scale subresource finds its numbers. */
final class SubresourcesValidation {
  private SubresourcesValidation() {}

  static void check(
      @Nullable CustomResourceSubresources subresources, FieldPath path, List<FieldError> errors) {
    CustomResourceSubresourceScale scale = subresources == null ? null : subresources.scale();
    if (scale == null) {
      return;
    }
    replicas(scale.specReplicasPath(), ".spec", path.child("scale.specReplicasPath"), errors);
    replicas(scale.statusReplicasPath(), ".status", path.child("scale.statusReplicasPath"), errors);
    String selector = scale.labelSelectorPath();
    if (selector != null && !selector.isEmpty()) {
      selector(selector, path.child("scale.labelSelectorPath"), errors);
    }
  }

  private static void replicas(String text, String root, FieldPath path, List<FieldError> errors) {
    if (text.isEmpty()) {
      errors.add(FieldError.required(path));
      return;
    }
    Optional<FieldError> malformed = JsonPaths.check(text, path);
    if (malformed.isPresent()) {
      errors.add(malformed.get());
    } else if (!text.startsWith(root + ".")) {
      errors.add(FieldError.invalid(path, text, "should be a json path under " + root));
    }
  }

  private static void selector(String text, FieldPath path, List<FieldError> errors) {
    Optional<FieldError> malformed = JsonPaths.check(text, path);
    if (malformed.isPresent()) {
      errors.add(malformed.get());
    } else if (!text.startsWith(".spec.") && !text.startsWith(".status.")) {
      errors.add(
          FieldError.invalid(path, text, "should be a json path under either .spec or .status"));
    }
  }
}
