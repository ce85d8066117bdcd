package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.EphemeralContainer;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.UnifiedDiff;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Containers for looking into a pod are added one after the other, and stay. */
final class EphemeralContainersValidation {
  private EphemeralContainersValidation() {}

  static List<FieldError> check(Pod pod, Pod before) {
    if (before.metadata().annotations().containsKey(PodAnnotationsValidation.MIRROR)) {
      return List.of(
          FieldError.forbidden(
              FieldPath.of(""), "static pods do not support ephemeral containers"));
    }
    List<FieldError> errors = new ArrayList<>(0);
    PodUpdateValidation.common(pod, before, errors);
    FieldPath path = PodValidation.SPEC.child("ephemeralContainers");
    Map<String, EphemeralContainer> now = new HashMap<>();
    pod.spec().ephemeralContainers().forEach(container -> now.put(name(container), container));
    for (EphemeralContainer old : before.spec().ephemeralContainers()) {
      EphemeralContainer kept = now.get(name(old));
      String existing = "existing ephemeral containers " + GoQuoting.quote(name(old));
      if (kept == null) {
        errors.add(FieldError.forbidden(path, existing + " may not be removed\n"));
      } else if (!kept.equals(old)) {
        errors.add(
            FieldError.forbidden(
                path,
                existing
                    + " may not be changed\n"
                    + UnifiedDiff.of(InternalForm.lines(old), InternalForm.lines(kept))));
      }
    }
    return errors;
  }

  private static String name(EphemeralContainer container) {
    return container.ephemeralContainerCommon().name();
  }
}
