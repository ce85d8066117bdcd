package dev.navarch.api.rbac;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code rbac.authorization.k8s.io}: roles, and who has them. */
public final class RbacGroup implements GroupInstaller {
  private static final String NAME = "rbac.authorization.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.rbacV1(scheme);
    BuiltInTypes.rbacV1beta1(scheme);
    BuiltInTypes.rbacV1alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1", "v1alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17000);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 12, BY_DEFAULT, NOT_AT_ALL);
    group.version("v1alpha1", 9, ON_REQUEST, NOT_AT_ALL);

    group.cluster("clusterrolebindings", "ClusterRoleBinding").in("v1", "v1beta1", "v1alpha1");
    group.cluster("clusterroles", "ClusterRole").in("v1", "v1beta1", "v1alpha1");
    group.namespaced("rolebindings", "RoleBinding").in("v1", "v1beta1", "v1alpha1");
    group.namespaced("roles", "Role").in("v1", "v1beta1", "v1alpha1");

    return group.build();
  }
}
