package dev.navarch.api.rbac.v1alpha1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubjectConversionsTest {

  @ParameterizedTest
  @CsvSource({
    "ServiceAccount, v1, ''",
    "User, rbac.authorization.k8s.io/v1alpha1, rbac.authorization.k8s.io",
    "Group, rbac.authorization.k8s.io/v1alpha1, rbac.authorization.k8s.io",
    "Robot, example.com/, example.com",
    "Robot, '', ''"
  })
  void versionBecomesAGroupAndComesBack(String kind, String apiVersion, String apiGroup) {
    Subject old = new Subject(kind, apiVersion, "it", "there");
    dev.navarch.api.rbac.v1.Subject hub =
        new dev.navarch.api.rbac.v1.Subject(kind, apiGroup, "it", "there");

    assertThat(toHub(old)).isEqualTo(hub);
    assertThat(fromHub(hub)).isEqualTo(old);
  }

  @ParameterizedTest
  @CsvSource({
    "ServiceAccount, example.com/v1, ''",
    "User, '', rbac.authorization.k8s.io",
    "Group, v1, rbac.authorization.k8s.io",
    "Robot, example.com/v7, example.com",
    "Robot, v1, ''",
    "Robot, a/b/c, ''"
  })
  void groupOfAKnownKindIsFixed(String kind, String apiVersion, String apiGroup) {
    assertThat(toHub(new Subject(kind, apiVersion, "it", "")).apiGroup()).isEqualTo(apiGroup);
  }

  @ParameterizedTest
  @CsvSource({
    "ServiceAccount, example.com, example.com/",
    "User, '', ''",
    "Group, example.com, example.com/",
    "Robot, rbac.authorization.k8s.io, rbac.authorization.k8s.io/"
  })
  void unusualGroupHasNoVersion(String kind, String apiGroup, String apiVersion) {
    assertThat(fromHub(new dev.navarch.api.rbac.v1.Subject(kind, apiGroup, "it", "")).apiVersion())
        .isEqualTo(apiVersion);
  }

  @Test
  void userStarIsTheGroupOfAllAuthenticatedUsers() {
    assertThat(toHub(new Subject("User", "", "*", "")))
        .isEqualTo(
            new dev.navarch.api.rbac.v1.Subject(
                "Group", "rbac.authorization.k8s.io", "system:authenticated", ""));
    assertThat(toHub(new Subject("Group", "", "*", "")).name()).isEqualTo("*");
    assertThat(toHub(new Subject("ServiceAccount", "", "*", "")).name()).isEqualTo("*");
  }

  @Test
  void bindingsConvertTheirSubjects() {
    RoleBinding old =
        RoleBinding.builder()
            .metadata(m -> m.name("readers"))
            .subjects(List.of(new Subject("ServiceAccount", "v1", "robot", "default")))
            .roleRef(new RoleRef("rbac.authorization.k8s.io", "Role", "reader"))
            .build();

    dev.navarch.api.rbac.v1.RoleBinding hub = GeneratedConversions.roleBindingToHub(old);

    assertThat(hub.subjects())
        .containsExactly(
            new dev.navarch.api.rbac.v1.Subject("ServiceAccount", "", "robot", "default"));
    assertThat(GeneratedConversions.roleBindingFromHub(hub)).isEqualTo(old);
  }

  private static dev.navarch.api.rbac.v1.Subject toHub(Subject old) {
    return GeneratedConversions.subjectToHub(old);
  }

  private static Subject fromHub(dev.navarch.api.rbac.v1.Subject hub) {
    return GeneratedConversions.subjectFromHub(hub);
  }
}
