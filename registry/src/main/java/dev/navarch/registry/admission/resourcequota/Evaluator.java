package dev.navarch.registry.admission.resourcequota;

import dev.navarch.api.core.v1.ScopedResourceSelectorRequirement;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.Operation;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How the objects of one resource use what quotas limit. */
interface Evaluator {
  /** Whether a write can change what is used. */
  default boolean handles(Operation operation, String subresource) {
    return operation == Operation.CREATE && subresource.isEmpty();
  }

  /** Whether objects can use something that a quota limits under this name. */
  boolean knows(String resource);

  /** What an object uses, by the names that quotas know; more names than any one quota limits. */
  Map<String, Quantity> usage(MetaObject object);

  /**
   * What an object must say and does not, in words.
   *
   * @param limited what a quota limits
   */
  default Optional<String> problem(Set<String> limited, MetaObject object) {
    return Optional.empty();
  }

  /** Whether an object is in a scope; most objects are in none. */
  default boolean isIn(ScopedResourceSelectorRequirement scope, MetaObject object) {
    return false;
  }
}
