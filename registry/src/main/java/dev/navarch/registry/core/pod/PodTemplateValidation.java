package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.LabelValidation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The pattern that other objects make pods from. */
public final class PodTemplateValidation {
  private PodTemplateValidation() {}

  /**
   * Checks a template.
   *
   * @param before the template that is stored, null for a new object: what it has may stay, even
   *     where a new template could not have it
   */
  public static void check(
      PodTemplateSpec template,
      @Nullable PodTemplateSpec before,
      FieldPath path,
      List<FieldError> errors) {
    ObjectMeta meta = template.metadata();
    LabelValidation.labels(meta.labels(), path.child("labels"), errors);
    LabelValidation.annotations(meta.annotations(), path.child("annotations"), errors);
    PodAnnotationsValidation.check(
        meta.annotations(), template.spec(), path.child("annotations"), errors);
    PodValidationOptions options =
        before == null
            ? PodValidationOptions.create(false)
            : PodValidationOptions.update(false, before.spec());
    FieldPath specPath = path.child("spec");
    PodSpecValidation.check(template.spec(), "", options, specPath, errors);
    PodAnnotationsValidation.seccompMatches(meta.annotations(), template.spec(), specPath, errors);
    if (!template.spec().ephemeralContainers().isEmpty()) {
      errors.add(
          FieldError.forbidden(
              specPath.child("ephemeralContainers"),
              "ephemeral containers not allowed in pod template"));
    }
  }
}
