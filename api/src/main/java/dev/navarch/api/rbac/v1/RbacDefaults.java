package dev.navarch.api.rbac.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of role bindings. */
final class RbacDefaults {
  private RbacDefaults() {}

  @DefaultingFunction
  static ClusterRoleBinding clusterRoleBinding(ClusterRoleBinding in) {
    String group = ifEmpty(in.roleRef().apiGroup(), RbacGroup.NAME);
    return changed(in, in.toBuilder().roleRef(r -> r.apiGroup(group)).build());
  }

  @DefaultingFunction
  static RoleBinding roleBinding(RoleBinding in) {
    String group = ifEmpty(in.roleRef().apiGroup(), RbacGroup.NAME);
    return changed(in, in.toBuilder().roleRef(r -> r.apiGroup(group)).build());
  }

  @DefaultingFunction
  static Subject subject(Subject in) {
    return RbacGroup.holds(in.kind())
        ? changed(in, in.toBuilder().apiGroup(ifEmpty(in.apiGroup(), RbacGroup.NAME)).build())
        : in;
  }
}
