package dev.navarch.registry.rbac.role;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.Role;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoleValidationTest {
  private static Role role(String rule) {
    return Received.object(
        Role.class,
        "{apiVersion: rbac.authorization.k8s.io/v1, kind: Role, metadata: {name: x}, rules: [{"
            + rule
            + "}]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`apiGroups: [''], resources: [pods], verbs: []`|rules[0].verbs: Required value: verbs must"
            + " contain at least one value",
        "`apiGroups: [], resources: [pods], verbs: [get]`|rules[0].apiGroups: Required value:"
            + " resource rules must supply at least one api group",
        "`apiGroups: [''], resources: [], verbs: [get]`|rules[0].resources: Required value: resource"
            + " rules must supply at least one resource",
        "`nonResourceURLs: [/x], verbs: [get]`|rules[0].nonResourceURLs: Invalid value: [\"/x\"]:"
            + " namespaced rules cannot apply to non-resource URLs"
      })
  void rulesNameResourcesAndVerbs(String rule, String expected) {
    assertThat(texts(RoleValidation.create(role(rule)))).containsExactly(expected);
  }

  @Test
  void rulesDoNotMixResourcesAndUrls() {
    Role mixed = role("apiGroups: [''], resources: [pods], verbs: [get], nonResourceURLs: [/x]");

    assertThat(texts(RoleValidation.update(mixed, role("verbs: [get]"))))
        .containsExactly(
            "rules[0].nonResourceURLs: Invalid value: [\"/x\"]: namespaced rules cannot apply to"
                + " non-resource URLs",
            "rules[0].nonResourceURLs: Invalid value: [\"/x\"]: rules cannot apply to both regular"
                + " resources and non-resource URLs");
  }
}
