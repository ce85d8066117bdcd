package dev.navarch.registry.apps.replicaset;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.core.pod.PodTemplateValidation;
import dev.navarch.registry.validation.SelectorValidation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The selector and the template of pods of which a number is kept running. */
public final class ReplicaTemplateValidation {
  private ReplicaTemplateValidation() {}

  /** Checks both, and that they belong together. */
  public static void check(
      @Nullable LabelSelector selector,
      PodTemplateSpec template,
      @Nullable PodTemplateSpec before,
      FieldPath spec,
      List<FieldError> errors) {
    FieldPath selectorPath = spec.child("selector");
    SelectorValidation.required(selector, "deployment", selectorPath, errors);
    Optional<Selector> parsed = SelectorValidation.parse(selector);
    if (parsed.isEmpty()) {
      errors.add(FieldError.invalid(selectorPath, selector, "invalid label selector"));
      return;
    }
    FieldPath path = spec.child("template");
    if (!parsed.get().isEmpty()) {
      SelectorValidation.matches(parsed.get(), template.metadata().labels(), path, errors);
    }
    PodTemplateValidation.check(template, before, path, errors);
    keptRunning(template, "ReplicaSet", path, errors);
  }

  /** Pods of which there is always to be a number are started again, and have no end. */
  public static void keptRunning(
      PodTemplateSpec template, String kind, FieldPath path, List<FieldError> errors) {
    String policy = template.spec().restartPolicy();
    if (!policy.equals("Always")) {
      errors.add(
          FieldError.notSupported(path.child("spec", "restartPolicy"), policy, List.of("Always")));
    }
    if (template.spec().activeDeadlineSeconds() != null) {
      errors.add(
          FieldError.forbidden(
              path.child("spec", "activeDeadlineSeconds"),
              "activeDeadlineSeconds in " + kind + " is not Supported"));
    }
  }
}
