package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.ScopeSelector;
import dev.navarch.api.core.v1.ScopeSelectorOperator;
import dev.navarch.api.core.v1.ScopedResourceSelectorRequirement;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.ArrayList;
import java.util.List;

/** Which objects a quota is about: those that are in all of its scopes. */
record QuotaScopes(List<ScopedResourceSelectorRequirement> scopes) {
  static QuotaScopes of(ResourceQuota quota) {
    List<ScopedResourceSelectorRequirement> scopes = new ArrayList<>();
    for (String scope : quota.spec().scopes()) {
      scopes.add(
          ScopedResourceSelectorRequirement.builder()
              .scopeName(scope)
              .operator(ScopeSelectorOperator.EXISTS)
              .build());
    }
    ScopeSelector selector = quota.spec().scopeSelector();
    if (selector != null) {
      scopes.addAll(selector.matchExpressions());
    }
    return new QuotaScopes(scopes);
  }

  boolean match(Evaluator evaluator, MetaObject object) {
    return scopes.stream().allMatch(scope -> evaluator.isIn(scope, object));
  }
}
