package dev.navarch.registry.access;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.rbac.authorizer.RbacObjects;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Roles and bindings as they are stored. */
public final class StoredRbac implements RbacObjects, AutoCloseable {
  private static final String GROUP = "rbac.authorization.k8s.io";

  private final ResourceStore<ClusterRole> clusterRoles;
  private final ResourceStore<ClusterRoleBinding> clusterRoleBindings;
  private final ResourceStore<Role> roles;
  private final ResourceStore<RoleBinding> roleBindings;
  private final ChangeCounter changes;

  public StoredRbac(BuiltInStores stores) {
    clusterRoles = stores.of(GROUP, "clusterroles");
    clusterRoleBindings = stores.of(GROUP, "clusterrolebindings");
    roles = stores.of(GROUP, "roles");
    roleBindings = stores.of(GROUP, "rolebindings");
    changes =
        new ChangeCounter(
            stores.store(),
            List.of(
                clusterRoles.span(""),
                clusterRoleBindings.span(""),
                roles.span(""),
                roleBindings.span("")));
  }

  @Override
  public long version() {
    return changes.get();
  }

  @Override
  public Collection<ClusterRoleBinding> clusterRoleBindings() {
    return clusterRoleBindings.list("");
  }

  @Override
  public Collection<RoleBinding> roleBindings(String namespace) {
    return roleBindings.list(namespace);
  }

  @Override
  public Optional<Role> role(String namespace, String name) {
    return roles.get(new ObjectName(namespace, name));
  }

  @Override
  public Optional<ClusterRole> clusterRole(String name) {
    return clusterRoles.get(new ObjectName("", name));
  }

  @Override
  public void close() {
    changes.close();
  }
}
