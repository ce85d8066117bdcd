package dev.navarch.registry.access;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.rbac.authorizer.RbacObjects;
import dev.navarch.storage.KeySpan;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Roles and bindings as they are stored. */
public final class StoredRbac implements RbacObjects, AutoCloseable {
  private static final String GROUP = "rbac.authorization.k8s.io";

  private final BuiltInStores stores;
  private final ChangeCounter changes;

  public StoredRbac(BuiltInStores stores) {
    this.stores = stores;
    changes = new ChangeCounter(stores.store(), this::spans);
  }

  private List<KeySpan> spans() {
    return List.of(
        clusterRoles().span(""),
        stores.of(GROUP, "clusterrolebindings").span(""),
        stores.of(GROUP, "roles").span(""),
        stores.of(GROUP, "rolebindings").span(""));
  }

  private ResourceStore<ClusterRole> clusterRoles() {
    return stores.of(GROUP, "clusterroles");
  }

  @Override
  public long version() {
    return changes.get();
  }

  @Override
  public Collection<ClusterRoleBinding> clusterRoleBindings() {
    return stores.<ClusterRoleBinding>of(GROUP, "clusterrolebindings").list("");
  }

  @Override
  public Collection<RoleBinding> roleBindings(String namespace) {
    return stores.<RoleBinding>of(GROUP, "rolebindings").list(namespace);
  }

  @Override
  public Optional<Role> role(String namespace, String name) {
    return stores.<Role>of(GROUP, "roles").get(new ObjectName(namespace, name));
  }

  @Override
  public Optional<ClusterRole> clusterRole(String name) {
    return clusterRoles().get(new ObjectName("", name));
  }

  @Override
  public void close() {
    changes.close();
  }
}
