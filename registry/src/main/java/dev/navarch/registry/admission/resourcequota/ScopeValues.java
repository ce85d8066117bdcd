package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ScopeSelectorOperator;
import dev.navarch.api.core.v1.ScopedResourceSelectorRequirement;
import java.util.Set;

/** Compares what an object has with what a scope wants. */
final class ScopeValues {
  private ScopeValues() {}

  static boolean match(ScopedResourceSelectorRequirement scope, Set<String> present) {
    return switch (scope.operator()) {
      case ScopeSelectorOperator.EXISTS -> !present.isEmpty();
      case ScopeSelectorOperator.DOES_NOT_EXIST -> present.isEmpty();
      case ScopeSelectorOperator.IN -> present.stream().anyMatch(scope.values()::contains);
      case ScopeSelectorOperator.NOT_IN -> present.stream().noneMatch(scope.values()::contains);
      default -> false;
    };
  }
}
