package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.Comparator;

/**
 * What one subject gets from one binding.
 *
 * @param binding the place of the binding among those of its scope
 * @param subject the place of the subject in the binding
 * @param rules what the binding's role leads to
 * @param allowed the answer to a request that one of the rules allows
 */
record Grant(int binding, int subject, RoleRules rules, Decision.Allowed allowed) {
  /** Kubernetes asks bindings one by one, and the subjects of each from the first to the last. */
  static final Comparator<Grant> ORDER =
      Comparator.comparingInt(Grant::binding).thenComparingInt(Grant::subject);

  boolean comesBefore(Grant other) {
    return ORDER.compare(this, other) < 0;
  }

  boolean allows(RequestInfo request) {
    if (rules instanceof RoleRules.Found found) {
      for (PolicyRule rule : found.rules()) {
        if (RuleMatch.allows(rule, request)) {
          return true;
        }
      }
    }
    return false;
  }
}
