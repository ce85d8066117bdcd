package dev.navarch.registry.rbac.authorizer;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import java.util.Collection;
import java.util.Optional;

/**
 * The roles and bindings that are in force. Answers come from memory, at once, from any thread;
 * each one is the state at some moment of the call, and different calls may see different moments.
 */
public interface RbacObjects {

  /**
   * A number that changes whenever any of the other answers does, and only <em>after</em> the
   * change can be seen there: what was read after the number is at least as new as the number.
   */
  long version();

  /** In any order. */
  Collection<ClusterRoleBinding> clusterRoleBindings();

  /** Those of one namespace in any order; none for a namespace that does not exist. */
  Collection<RoleBinding> roleBindings(String namespace);

  Optional<Role> role(String namespace, String name);

  Optional<ClusterRole> clusterRole(String name);
}
