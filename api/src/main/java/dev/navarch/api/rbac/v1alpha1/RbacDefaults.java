package dev.navarch.api.rbac.v1alpha1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;

import dev.navarch.api.rbac.v1.RbacGroup;
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

  /** In this version a subject carries a whole API version where later ones have its group. */
  @DefaultingFunction
  static Subject subject(Subject in) {
    return changed(
        in, in.toBuilder().apiVersion(ifEmpty(in.apiVersion(), apiVersion(in.kind()))).build());
  }

  private static String apiVersion(String kind) {
    if (RbacGroup.holds(kind)) {
      return RbacGroup.NAME + "/v1alpha1";
    }
    return kind.equals("ServiceAccount") ? "v1" : "";
  }
}
