package dev.navarch.registry.core.resourcequota;

import dev.navarch.api.core.v1.ResourceQuotaScope;
import dev.navarch.api.core.v1.ResourceQuotaSpec;
import dev.navarch.api.core.v1.ScopeSelector;
import dev.navarch.api.core.v1.ScopeSelectorOperator;
import dev.navarch.api.core.v1.ScopedResourceSelectorRequirement;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** To which objects a quota applies. Selectors are reported without positions. */
final class QuotaScopeValidation {
  private static final Set<String> SCOPES =
      Set.of(
          ResourceQuotaScope.TERMINATING,
          ResourceQuotaScope.NOT_TERMINATING,
          ResourceQuotaScope.BEST_EFFORT,
          ResourceQuotaScope.NOT_BEST_EFFORT,
          ResourceQuotaScope.PRIORITY_CLASS,
          ResourceQuotaScope.CROSS_NAMESPACE_POD_AFFINITY,
          ResourceQuotaScope.VOLUME_ATTRIBUTES_CLASS);
  private static final List<Set<String>> CONFLICTS =
      List.of(
          Set.of(ResourceQuotaScope.BEST_EFFORT, ResourceQuotaScope.NOT_BEST_EFFORT),
          Set.of(ResourceQuotaScope.TERMINATING, ResourceQuotaScope.NOT_TERMINATING));

  private QuotaScopeValidation() {}

  static void check(ResourceQuotaSpec spec, FieldPath path, List<FieldError> errors) {
    Set<String> resources = new TreeSet<>(spec.hard().keySet());
    scopes(spec.scopes(), resources, path.child("scopes"), errors);
    ScopeSelector selector = spec.scopeSelector();
    if (selector != null) {
      selector(spec, selector, resources, path.child("scopeSelector"), errors);
    }
  }

  private static void scopes(
      List<String> scopes, Set<String> resources, FieldPath path, List<FieldError> errors) {
    for (String scope : scopes) {
      if (!SCOPES.contains(scope)) {
        errors.add(FieldError.invalid(path, scopes, "unsupported scope"));
      }
      outOfScope(scope, resources, path, scopes, errors);
    }
    conflicts(scopes, path, scopes, errors);
  }

  private static void outOfScope(
      String scope,
      Set<String> resources,
      FieldPath path,
      @Nullable Object shown,
      List<FieldError> errors) {
    for (String resource : resources) {
      if (QuotaResources.isStandard(resource) && !QuotaResources.isInScope(resource, scope)) {
        errors.add(FieldError.invalid(path, shown, "unsupported scope applied to resource"));
      }
    }
  }

  private static void conflicts(
      Collection<String> scopes, FieldPath path, Object shown, List<FieldError> errors) {
    for (Set<String> pair : CONFLICTS) {
      if (scopes.containsAll(pair)) {
        errors.add(FieldError.invalid(path, shown, "conflicting scopes"));
      }
    }
  }

  private static void selector(
      ResourceQuotaSpec spec,
      ScopeSelector selector,
      Set<String> resources,
      FieldPath parent,
      List<FieldError> errors) {
    FieldPath path = parent.child("matchExpressions");
    Set<String> scopes = new HashSet<>();
    for (ScopedResourceSelectorRequirement requirement : selector.matchExpressions()) {
      String scope = requirement.scopeName();
      if (!SCOPES.contains(scope)) {
        errors.add(FieldError.invalid(path.child("scopeName"), scope, "unsupported scope"));
      }
      outOfScope(scope, resources, path, InternalForm.shown(selector), errors);
      operator(requirement, path, errors);
      scopes.add(scope);
    }
    conflicts(scopes, path, spec.scopes(), errors);
  }

  private static void operator(
      ScopedResourceSelectorRequirement requirement, FieldPath path, List<FieldError> errors) {
    boolean hasValues =
        Set.of(ResourceQuotaScope.PRIORITY_CLASS, ResourceQuotaScope.VOLUME_ATTRIBUTES_CLASS)
                .contains(requirement.scopeName())
            || !SCOPES.contains(requirement.scopeName());
    String operator = requirement.operator();
    if (!hasValues && !operator.equals(ScopeSelectorOperator.EXISTS)) {
      errors.add(
          FieldError.invalid(
              path.child("operator"),
              operator,
              "must be 'Exist' when scope is any of ResourceQuotaScopeTerminating,"
                  + " ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort,"
                  + " ResourceQuotaScopeNotBestEffort or"
                  + " ResourceQuotaScopeCrossNamespacePodAffinity"));
    }
    List<String> values = requirement.values();
    switch (operator) {
      case ScopeSelectorOperator.IN, ScopeSelectorOperator.NOT_IN -> {
        if (values.isEmpty()) {
          errors.add(
              FieldError.required(
                  path.child("values"),
                  "must be at least one value when `operator` is 'In' or 'NotIn' for scope"
                      + " selector"));
        }
      }
      case ScopeSelectorOperator.EXISTS, ScopeSelectorOperator.DOES_NOT_EXIST -> {
        if (!values.isEmpty()) {
          errors.add(
              FieldError.invalid(
                  path.child("values"),
                  values,
                  "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope"
                      + " selector"));
        }
      }
      default ->
          errors.add(
              FieldError.invalid(
                  path.child("operator"), operator, "not a valid selector operator"));
    }
  }
}
