package dev.navarch.registry.bootstrap;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.ArrayList;
import java.util.List;

/** All built-in roles and bindings. */
public final class BootstrapPolicy {
  private BootstrapPolicy() {}

  public static List<ClusterRole> clusterRoles() {
    List<ClusterRole> roles = new ArrayList<>();
    for (BuiltInRole role : cluster()) {
      roles.add(role.role());
    }
    return roles;
  }

  public static List<ClusterRoleBinding> clusterRoleBindings() {
    List<ClusterRoleBinding> bindings = new ArrayList<>();
    for (BuiltInRole role : cluster()) {
      if (role.boundBy() != null) {
        bindings.add(role.boundBy());
      }
    }
    return bindings;
  }

  /** All roles and bindings; those of the cluster come first, each role before its binding. */
  static List<MetaObject> all() {
    List<MetaObject> all = new ArrayList<>();
    for (BuiltInRole role : cluster()) {
      all.add(role.role());
      if (role.boundBy() != null) {
        all.add(role.boundBy());
      }
    }
    for (NamespacedRole role : NamespacedRole.all()) {
      all.add(role.role());
      all.add(role.binding());
    }
    return all;
  }

  private static List<BuiltInRole> cluster() {
    List<BuiltInRole> all = new ArrayList<>(PeopleRoles.all());
    all.addAll(ComponentRoles.all());
    all.addAll(SignerRoles.all());
    all.addAll(ControllerRoles.all());
    return all;
  }
}
