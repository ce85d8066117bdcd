package dev.navarch.registry.core.node;

import dev.navarch.api.core.v1.Taint;
import dev.navarch.api.core.v1.TaintEffect;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The taints of a node. Messages place them in the metadata, where they once were. */
final class TaintValidation {
  private static final FieldPath TAINTS = FieldPath.of("metadata", "taints");
  private static final List<String> EFFECTS =
      List.of(TaintEffect.NO_SCHEDULE, TaintEffect.PREFER_NO_SCHEDULE, TaintEffect.NO_EXECUTE);

  private TaintValidation() {}

  private record Identity(String key, String effect) {}

  static void check(List<Taint> taints, List<FieldError> errors) {
    Set<Identity> seen = new HashSet<>();
    for (int i = 0; i < taints.size(); i++) {
      Taint taint = taints.get(i);
      FieldPath path = TAINTS.index(i);
      NameValidation.qualifiedName(taint.key(), path.child("key"), errors);
      List<String> problems = NameSyntax.labelValue(taint.value());
      if (!problems.isEmpty()) {
        errors.add(
            FieldError.invalid(path.child("value"), taint.value(), String.join(";", problems)));
      }
      NameValidation.oneOf(taint.effect(), EFFECTS, path.child("effect"), errors);
      if (!seen.add(new Identity(taint.key(), taint.effect()))) {
        errors.add(
            FieldError.duplicate(path, InternalForm.shown(taint))
                .withDetail("taints must be unique by key and effect pair"));
      }
    }
  }
}
