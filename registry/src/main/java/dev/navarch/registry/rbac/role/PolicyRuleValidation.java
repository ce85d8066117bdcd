package dev.navarch.registry.rbac.role;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** Rules: each names resources or URLs, never both, and what may be done with them. */
public final class PolicyRuleValidation {
  private PolicyRuleValidation() {}

  /** Checks the rules of a role; those of a namespaced one cannot name URLs. */
  public static void check(List<PolicyRule> rules, boolean namespaced, List<FieldError> errors) {
    for (int i = 0; i < rules.size(); i++) {
      one(rules.get(i), namespaced, FieldPath.of("rules").index(i), errors);
    }
  }

  private static void one(
      PolicyRule rule, boolean namespaced, FieldPath path, List<FieldError> errors) {
    if (rule.verbs().isEmpty()) {
      errors.add(FieldError.required(path.child("verbs"), "verbs must contain at least one value"));
    }
    if (rule.nonResourceURLs().isEmpty()) {
      resources(rule, path, errors);
    } else {
      urls(rule, namespaced, path.child("nonResourceURLs"), errors);
    }
  }

  private static void resources(PolicyRule rule, FieldPath path, List<FieldError> errors) {
    if (rule.apiGroups().isEmpty()) {
      errors.add(
          FieldError.required(
              path.child("apiGroups"), "resource rules must supply at least one api group"));
    }
    if (rule.resources().isEmpty()) {
      errors.add(
          FieldError.required(
              path.child("resources"), "resource rules must supply at least one resource"));
    }
  }

  private static void urls(
      PolicyRule rule, boolean namespaced, FieldPath path, List<FieldError> errors) {
    List<String> urls = rule.nonResourceURLs();
    if (namespaced) {
      errors.add(
          FieldError.invalid(path, urls, "namespaced rules cannot apply to non-resource URLs"));
    }
    if (!rule.apiGroups().isEmpty()
        || !rule.resources().isEmpty()
        || !rule.resourceNames().isEmpty()) {
      errors.add(
          FieldError.invalid(
              path, urls, "rules cannot apply to both regular resources and non-resource URLs"));
    }
  }
}
