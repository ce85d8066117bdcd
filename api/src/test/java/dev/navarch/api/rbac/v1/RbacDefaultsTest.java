package dev.navarch.api.rbac.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RbacDefaultsTest {
  @Test
  void aRoleIsOfThisGroupUnlessStated() {
    RoleBinding role = RoleBinding.builder().build();
    ClusterRoleBinding clusterRole = ClusterRoleBinding.builder().build();
    RoleBinding stated = role.toBuilder().roleRef(r -> r.apiGroup("x.example")).build();
    ClusterRoleBinding clusterStated =
        clusterRole.toBuilder().roleRef(r -> r.apiGroup("x.example")).build();

    assertThat(RbacDefaults.roleBinding(role).roleRef().apiGroup())
        .isEqualTo("rbac.authorization.k8s.io");
    assertThat(RbacDefaults.clusterRoleBinding(clusterRole).roleRef().apiGroup())
        .isEqualTo("rbac.authorization.k8s.io");
    assertThat(RbacDefaults.roleBinding(stated)).isSameAs(stated);
    assertThat(RbacDefaults.clusterRoleBinding(clusterStated)).isSameAs(clusterStated);
  }

  @ParameterizedTest
  @CsvSource({
    "User,rbac.authorization.k8s.io",
    "Group,rbac.authorization.k8s.io",
    "ServiceAccount,''",
    "Other,''"
  })
  void whereASubjectBelongsFollowsFromItsKind(String kind, String expected) {
    Subject in = Subject.builder().kind(kind).build();
    Subject stated = in.toBuilder().apiGroup("x.example").build();

    assertThat(RbacDefaults.subject(in).apiGroup()).isEqualTo(expected);
    assertThat(RbacDefaults.subject(stated)).isSameAs(stated);
  }
}
