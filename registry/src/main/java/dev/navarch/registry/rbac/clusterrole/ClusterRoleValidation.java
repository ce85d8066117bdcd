package dev.navarch.registry.rbac.clusterrole;

import dev.navarch.api.rbac.v1.AggregationRule;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.apimachinery.labels.LabelSelectorException;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.rbac.role.PolicyRuleValidation;
import dev.navarch.registry.validation.LabelValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of cluster roles, apart from their metadata. */
public final class ClusterRoleValidation {
  /** The form of their names. */
  public static final NameCheck NAMES = NameKind.PATH_SEGMENT;

  private static final FieldPath SELECTORS =
      FieldPath.of("aggregationRule", "clusterRoleSelectors");

  private ClusterRoleValidation() {}

  public static List<FieldError> create(ClusterRole role) {
    List<FieldError> errors = new ArrayList<>(0);
    PolicyRuleValidation.check(role.rules(), false, errors);
    AggregationRule aggregation = role.aggregationRule();
    if (aggregation != null) {
      selectors(aggregation.clusterRoleSelectors(), errors);
    }
    return errors;
  }

  private static void selectors(List<LabelSelector> selectors, List<FieldError> errors) {
    if (selectors.isEmpty()) {
      errors.add(
          FieldError.required(
              SELECTORS,
              "at least one clusterRoleSelector required if aggregationRule is non-nil"));
    }
    for (int i = 0; i < selectors.size(); i++) {
      FieldPath path = SELECTORS.index(i);
      LabelValidation.selector(selectors.get(i), path, errors);
      if (!isUsable(selectors.get(i))) {
        errors.add(FieldError.invalid(path, null, "invalid label selector."));
      }
    }
  }

  private static boolean isUsable(LabelSelector selector) {
    try {
      LabelSelectors.toSelector(selector);
      return true;
    } catch (LabelSelectorException unusable) {
      return false;
    }
  }

  public static List<FieldError> update(ClusterRole role, ClusterRole old) {
    return create(role);
  }
}
