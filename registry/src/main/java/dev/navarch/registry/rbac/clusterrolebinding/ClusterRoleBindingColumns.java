package dev.navarch.registry.rbac.clusterrolebinding;

import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.SubjectCells;

/** How cluster role bindings are listed. */
public final class ClusterRoleBindingColumns {
  public static final Columns<ClusterRoleBinding> COLUMNS =
      Columns.<ClusterRoleBinding>named()
          .text("Role", "Role that is given", b -> b.roleRef().kind() + "/" + b.roleRef().name())
          .age()
          .wide("Users", "Users who get the role", b -> SubjectCells.users(b.subjects()))
          .wide("Groups", "Groups that get the role", b -> SubjectCells.groups(b.subjects()))
          .wide(
              "ServiceAccounts",
              "Service accounts that get the role",
              b -> SubjectCells.serviceAccounts(b.subjects()))
          .build();

  private ClusterRoleBindingColumns() {}
}
