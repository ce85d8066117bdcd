package dev.navarch.registry.rbac.clusterrole;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClusterRoleValidationTest {
  private static List<String> created(String fields) {
    return texts(
        ClusterRoleValidation.create(
            Received.object(
                ClusterRole.class,
                "{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole,"
                    + " metadata: {name: x}, "
                    + fields
                    + "}")));
  }

  @Test
  void rulesMayNameUrlsAlone() {
    assertThat(created("rules: [{nonResourceURLs: [/x], verbs: [get]}]")).isEmpty();
    assertThat(created("rules: [{nonResourceURLs: [/x], resourceNames: [a], verbs: [get]}]"))
        .containsExactly(
            "rules[0].nonResourceURLs: Invalid value: [\"/x\"]: rules cannot apply to both regular"
                + " resources and non-resource URLs");
  }

  @Test
  void aggregationSelectsRoles() {
    assertThat(created("aggregationRule: {clusterRoleSelectors: [{matchLabels: {a: b}}]}"))
        .isEmpty();
    assertThat(created("aggregationRule: {clusterRoleSelectors: []}"))
        .containsExactly(
            "aggregationRule.clusterRoleSelectors: Required value: at least one"
                + " clusterRoleSelector required if aggregationRule is non-nil");
  }

  @Test
  void unusableSelectorsAreSaidTwice() {
    assertThat(created("aggregationRule: {clusterRoleSelectors: [{matchLabels: {a: b c}}]}"))
        .hasSize(2)
        .satisfies(errors ->
            assertThat(errors.getFirst())
                .startsWith(
                    "aggregationRule.clusterRoleSelectors[0].matchLabels: Invalid value: \"b"
                        + " c\": a valid label must be"))
        .last()
        .isEqualTo(
            "aggregationRule.clusterRoleSelectors[0]: Invalid value: null: invalid label"
                + " selector.");
  }
}
