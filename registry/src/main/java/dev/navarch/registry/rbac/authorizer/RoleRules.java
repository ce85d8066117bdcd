package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleRef;
import java.util.List;
import java.util.Optional;

/** What a reference to a role leads to. */
public sealed interface RoleRules {
  record Found(List<PolicyRule> rules) implements RoleRules {}

  record NotFound(RoleProblem problem) implements RoleRules {}

  /**
   * Follows a binding's reference.
   *
   * @param namespace of the binding; empty for one in the whole cluster
   */
  static RoleRules of(RbacObjects objects, RoleRef role, String namespace) {
    return switch (role.kind()) {
      case "Role" -> orMissing(objects.role(namespace, role.name()).map(Role::rules), role);
      case "ClusterRole" ->
          orMissing(objects.clusterRole(role.name()).map(ClusterRole::rules), role);
      default -> new NotFound(new RoleProblem.UnknownKind(role.kind()));
    };
  }

  private static RoleRules orMissing(Optional<List<PolicyRule>> rules, RoleRef role) {
    return rules.isPresent()
        ? new Found(rules.get())
        : new NotFound(new RoleProblem.Missing(role.kind(), role.name()));
  }
}
