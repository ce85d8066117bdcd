package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.TopologySpreadConstraint;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How a pod is spread over zones and nodes together with its like. */
final class TopologySpreadValidation {
  private static final List<String> ACTIONS = List.of("DoNotSchedule", "ScheduleAnyway");
  private static final List<String> POLICIES = List.of("Honor", "Ignore");

  private TopologySpreadValidation() {}

  static void check(
      List<TopologySpreadConstraint> constraints,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    for (int i = 0; i < constraints.size(); i++) {
      TopologySpreadConstraint constraint = constraints.get(i);
      FieldPath at = path.index(i);
      NumberValidation.positive(constraint.maxSkew(), at.child("maxSkew"), errors);
      if (constraint.topologyKey().isEmpty()) {
        errors.add(FieldError.required(at.child("topologyKey"), "can not be empty"));
      }
      NameValidation.supported(
          constraint.whenUnsatisfiable(), ACTIONS, at.child("whenUnsatisfiable"), errors);
      repetition(constraint, constraints.subList(i + 1, constraints.size()), at, errors);
      minDomains(constraint, at.child("minDomains"), errors);
      policy(constraint.nodeAffinityPolicy(), at.child("nodeAffinityPolicy"), errors);
      policy(constraint.nodeTaintsPolicy(), at.child("nodeTaintsPolicy"), errors);
      labelKeys(constraint, at.child("matchLabelKeys"), errors);
      if (!options.anySpreadSelector()) {
        LabelValidation.selector(constraint.labelSelector(), at.child("labelSelector"), errors);
      }
    }
  }

  /** Whether the selectors of a stored pod are faulty. */
  static void selectors(List<TopologySpreadConstraint> constraints, List<FieldError> errors) {
    constraints.forEach(constraint ->
        LabelValidation.selector(
            constraint.labelSelector(), FieldPath.of("labelSelector"), errors));
  }

  private static void repetition(
      TopologySpreadConstraint constraint,
      List<TopologySpreadConstraint> rest,
      FieldPath path,
      List<FieldError> errors) {
    for (TopologySpreadConstraint other : rest) {
      if (constraint.topologyKey().equals(other.topologyKey())
          && constraint.whenUnsatisfiable().equals(other.whenUnsatisfiable())) {
        errors.add(
            FieldError.duplicate(
                path.child("{topologyKey, whenUnsatisfiable}"),
                "{" + constraint.topologyKey() + ", " + constraint.whenUnsatisfiable() + "}"));
        return;
      }
    }
  }

  private static void minDomains(
      TopologySpreadConstraint constraint, FieldPath path, List<FieldError> errors) {
    Integer minimum = constraint.minDomains();
    if (minimum == null) {
      return;
    }
    NumberValidation.positive(minimum, path, errors);
    String action = constraint.whenUnsatisfiable();
    if (!action.equals("DoNotSchedule")) {
      errors.add(
          FieldError.invalid(
              path,
              minimum,
              "can only use minDomains if whenUnsatisfiable=DoNotSchedule, not " + action));
    }
  }

  private static void policy(@Nullable String policy, FieldPath path, List<FieldError> errors) {
    if (policy != null) {
      NameValidation.supported(policy, POLICIES, path, errors);
    }
  }

  private static void labelKeys(
      TopologySpreadConstraint constraint, FieldPath path, List<FieldError> errors) {
    if (constraint.matchLabelKeys().isEmpty()) {
      return;
    }
    LabelSelector selector = constraint.labelSelector();
    Set<String> selected = new HashSet<>();
    if (selector == null) {
      errors.add(FieldError.forbidden(path, "must not be specified when labelSelector is not set"));
    } else {
      selected.addAll(selector.matchLabels().keySet());
      selector.matchExpressions().forEach(requirement -> selected.add(requirement.key()));
    }
    for (int i = 0; i < constraint.matchLabelKeys().size(); i++) {
      String key = constraint.matchLabelKeys().get(i);
      NameValidation.qualifiedName(key, path.index(i), errors);
      if (selected.contains(key)) {
        errors.add(
            FieldError.invalid(
                path.index(i), key, "exists in both matchLabelKeys and labelSelector"));
      }
    }
  }
}
