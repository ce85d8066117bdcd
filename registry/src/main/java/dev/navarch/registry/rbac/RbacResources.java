package dev.navarch.registry.rbac;

import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.rbac.clusterrole.ClusterRoleStrategy;
import dev.navarch.registry.rbac.clusterrolebinding.ClusterRoleBindingStrategy;
import dev.navarch.registry.rbac.escalation.EscalationGuard;
import dev.navarch.registry.rbac.role.RoleStrategy;
import dev.navarch.registry.rbac.rolebinding.RoleBindingStrategy;
import java.util.Optional;

/** What is special about roles and bindings. */
public final class RbacResources implements GroupResources {
  public static final RbacResources INSTANCE = new RbacResources();

  private RbacResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    EscalationGuard guard = new EscalationGuard(context.rbac(), context.authorizer());
    return switch (resource) {
      case "clusterrolebindings" -> Optional.of(Behavior.of(new ClusterRoleBindingStrategy(guard)));
      case "clusterroles" -> Optional.of(Behavior.of(new ClusterRoleStrategy(guard)));
      case "rolebindings" -> Optional.of(Behavior.of(new RoleBindingStrategy(guard)));
      case "roles" -> Optional.of(Behavior.of(new RoleStrategy(guard)));
      default -> Optional.empty();
    };
  }
}
