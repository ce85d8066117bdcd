package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Toleration;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.List;

/** Which taints of nodes a pod puts up with. */
public final class TolerationValidation {
  private static final List<String> OPERATORS = List.of("Equal", "Exists");
  private static final List<String> EFFECTS =
      List.of("NoSchedule", "PreferNoSchedule", "NoExecute");

  private TolerationValidation() {}

  public static void check(List<Toleration> tolerations, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < tolerations.size(); i++) {
      check(tolerations.get(i), path.index(i), errors);
    }
  }

  private static void check(Toleration toleration, FieldPath path, List<FieldError> errors) {
    FieldPath operatorPath = path.child("operator");
    String operator = toleration.operator();
    if (!toleration.key().isEmpty()) {
      NameValidation.qualifiedName(toleration.key(), path.child("key"), errors);
    } else if (!operator.equals("Exists")) {
      errors.add(
          FieldError.invalid(
              operatorPath,
              operator,
              "operator must be Exists when `key` is empty, which means \"match all values and all"
                  + " keys\""));
    }
    if (toleration.tolerationSeconds() != null && !toleration.effect().equals("NoExecute")) {
      errors.add(
          FieldError.invalid(
              path.child("effect"),
              toleration.effect(),
              "effect must be 'NoExecute' when `tolerationSeconds` is set"));
    }
    switch (operator) {
      case "Equal", "" -> {
        List<String> problems = NameSyntax.labelValue(toleration.value());
        if (!problems.isEmpty()) {
          errors.add(
              FieldError.invalid(operatorPath, toleration.value(), String.join(";", problems)));
        }
      }
      case "Exists" -> {
        if (!toleration.value().isEmpty()) {
          errors.add(
              FieldError.invalid(
                  operatorPath,
                  toleration.value(),
                  "value must be empty when `operator` is 'Exists'"));
        }
      }
      default -> errors.add(FieldError.notSupported(operatorPath, operator, OPERATORS));
    }
    if (!toleration.effect().isEmpty()) {
      NameValidation.supported(toleration.effect(), EFFECTS, path.child("effect"), errors);
    }
  }

  /** Those of a running pod may be added to, and may last longer or shorter. */
  static void onlyAdded(
      List<Toleration> now, List<Toleration> before, FieldPath path, List<FieldError> errors) {
    for (Toleration old : before) {
      if (now.stream().noneMatch(kept -> sameButSeconds(old, kept))) {
        errors.add(
            FieldError.forbidden(
                path, "existing toleration can not be modified except its tolerationSeconds"));
        return;
      }
    }
    check(now, path, errors);
  }

  private static boolean sameButSeconds(Toleration a, Toleration b) {
    return a.key().equals(b.key())
        && a.operator().equals(b.operator())
        && a.value().equals(b.value())
        && a.effect().equals(b.effect());
  }
}
