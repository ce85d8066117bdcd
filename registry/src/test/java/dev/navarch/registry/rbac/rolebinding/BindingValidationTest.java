package dev.navarch.registry.rbac.rolebinding;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.registry.rbac.clusterrolebinding.ClusterRoleBindingValidation;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BindingValidationTest {
  private static final String HEAD =
      "{apiVersion: rbac.authorization.k8s.io/v1, metadata: {name: x}, kind: ";
  private static final String ROLE = "roleRef: {kind: Role, name: r}";

  private static RoleBinding binding(String fields) {
    return Received.object(RoleBinding.class, HEAD + "RoleBinding, " + fields + "}");
  }

  private static List<String> created(String fields) {
    return texts(RoleBindingValidation.create(binding(fields)));
  }

  private static List<String> createdForCluster(String fields) {
    return texts(
        ClusterRoleBindingValidation.create(
            Received.object(
                ClusterRoleBinding.class, HEAD + "ClusterRoleBinding, " + fields + "}")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`kind: X, name: r`|roleRef.kind: Unsupported value: \"X\": supported values: \"Role\","
            + " \"ClusterRole\"",
        "`kind: Role, name: ''`|roleRef.name: Required value",
        "`kind: Role, name: a/b`|roleRef.name: Invalid value: \"a/b\": may not contain '/'",
        "`apiGroup: x, kind: Role, name: r`|roleRef.apiGroup: Unsupported value: \"x\": supported"
            + " values: \"rbac.authorization.k8s.io\""
      })
  void rolesAreTold(String role, String expected) {
    assertThat(created("roleRef: {" + role + "}")).containsExactly(expected);
  }

  @Test
  void nothingIsSaidOfARoleThatIsNotThere() {
    assertThat(created("subjects: []"))
        .containsExactly(
            "roleRef.kind: Unsupported value: \"\": supported values: \"Role\", \"ClusterRole\"",
            "roleRef.name: Required value");
    assertThat(createdForCluster("subjects: []"))
        .containsExactly(
            "roleRef.kind: Unsupported value: \"\": supported values: \"ClusterRole\"",
            "roleRef.name: Required value");
  }

  @Test
  void subjectsAreUsersGroupsAndAccounts() {
    assertThat(created(ROLE + ", subjects: [{kind: X, name: a}]"))
        .containsExactly(
            "subjects[0].kind: Unsupported value: \"X\": supported values: \"ServiceAccount\","
                + " \"User\", \"Group\"");
    assertThat(created(ROLE + ", subjects: [{kind: User, name: '', apiGroup: x}]"))
        .containsExactly(
            "subjects[0].name: Required value",
            "subjects[0].apiGroup: Unsupported value: \"x\": supported values:"
                + " \"rbac.authorization.k8s.io\"");
    assertThat(created(ROLE + ", subjects: [{kind: ServiceAccount, name: A_, apiGroup: x}]"))
        .hasSize(2)
        .last()
        .isEqualTo("subjects[0].apiGroup: Unsupported value: \"x\": supported values: \"\"");
  }

  @Test
  void accountsHaveANamespace() {
    String account = ", subjects: [{kind: ServiceAccount, name: a}]";

    assertThat(created(ROLE + account)).isEmpty();
    assertThat(createdForCluster("roleRef: {kind: ClusterRole, name: r}" + account))
        .containsExactly("subjects[0].namespace: Required value");
  }

  @Test
  void clusterBindingsBindClusterRoles() {
    assertThat(createdForCluster(ROLE))
        .containsExactly(
            "roleRef.kind: Unsupported value: \"Role\": supported values: \"ClusterRole\"");
  }

  @Test
  void theRoleIsForGood() {
    assertThat(
            texts(
                RoleBindingValidation.update(
                    binding("roleRef: {kind: Role, name: s}"), binding(ROLE))))
        .containsExactly(
            "roleRef: Invalid value:"
                + " {\"APIGroup\":\"rbac.authorization.k8s.io\",\"Kind\":\"Role\",\"Name\":\"s\"}:"
                + " cannot change roleRef");
  }
}
