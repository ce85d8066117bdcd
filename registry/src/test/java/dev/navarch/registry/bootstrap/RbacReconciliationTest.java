package dev.navarch.registry.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.registry.bootstrap.RbacReconciliation.BindingChange;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RbacReconciliationTest {
  private static final ClusterRole EXPECTED =
      BuiltInRole.clusterRole("x", RuleNotation.rule("get", "list").on("pods", "services")).role();
  private static final ClusterRoleBinding BINDING =
      BootstrapPolicy.clusterRoleBindings().stream()
          .filter(binding -> binding.metadata().name().equals("system:public-info-viewer"))
          .findFirst()
          .orElseThrow();

  @Test
  void whatIsAsExpectedStays() {
    for (ClusterRole role : BootstrapPolicy.clusterRoles()) {
      assertThat(RbacReconciliation.clusterRole(role, role)).isEmpty();
    }
    for (NamespacedRole role : NamespacedRole.all()) {
      RoleBinding binding = role.binding();
      assertThat(RbacReconciliation.roleBinding(binding, binding))
          .isEqualTo(new BindingChange.None<>());
    }
  }

  @Test
  void missingRulesAreAddedOneByOneBehindThoseThatAreThere() {
    PolicyRule own = RuleNotation.rule("delete").on("nodes");
    ClusterRole existing =
        EXPECTED.toBuilder().rules(List.of(own, RuleNotation.rule("get").on("pods"))).build();

    assertThat(RbacReconciliation.clusterRole(existing, EXPECTED).orElseThrow().rules())
        .containsExactly(
            own,
            RuleNotation.rule("get").on("pods"),
            RuleNotation.rule("list").on("pods"),
            RuleNotation.rule("get").on("services"),
            RuleNotation.rule("list").on("services"));
  }

  @Test
  void rulesThatSayMoreAreEnough() {
    ClusterRole existing =
        EXPECTED.toBuilder().rules(List.of(RuleNotation.rule("*").in("*").on("*"))).build();

    assertThat(RbacReconciliation.clusterRole(existing, EXPECTED)).isEmpty();
  }

  @Test
  void labelsAndAnnotationsAreAddedButNeverChanged() {
    Role expected = NamespacedRole.all().get(0).role();
    Role existing =
        expected.toBuilder()
            .metadata(
                m -> m.labels(Map.of("kubernetes.io/bootstrapping", "mine")).annotations(Map.of()))
            .build();

    Role wanted = RbacReconciliation.role(existing, expected).orElseThrow();

    assertThat(wanted.metadata().labels()).isEqualTo(Map.of("kubernetes.io/bootstrapping", "mine"));
    assertThat(wanted.metadata().annotations())
        .isEqualTo(Map.of("rbac.authorization.kubernetes.io/autoupdate", "true"));
  }

  @Test
  void whoSaysSoIsLeftAlone() {
    ClusterRole existing =
        EXPECTED.toBuilder()
            .metadata(m -> m.annotations(Map.of(RbacReconciliation.AUTO_UPDATE, "false")))
            .rules(List.of())
            .build();
    ClusterRoleBinding binding =
        BINDING.toBuilder()
            .metadata(m -> m.annotations(Map.of(RbacReconciliation.AUTO_UPDATE, "false")))
            .roleRef(ref -> ref.name("other"))
            .build();

    assertThat(RbacReconciliation.clusterRole(existing, EXPECTED)).isEmpty();
    assertThat(RbacReconciliation.clusterRoleBinding(binding, BINDING))
        .isEqualTo(new BindingChange.None<>());
  }

  @Test
  void aggregatedRolesKeepWhatTheyGatheredAndGetTheirSelectorsBack() {
    ClusterRole expected = BuiltInRole.aggregatedClusterRole("view").role();
    ClusterRole gathered =
        expected.toBuilder().rules(List.of(RuleNotation.rule("get").on("pods"))).build();
    ClusterRole bare =
        gathered.toBuilder().aggregationRule(rule -> rule.clusterRoleSelectors(List.of())).build();

    assertThat(RbacReconciliation.clusterRole(gathered, expected)).isEmpty();
    assertThat(RbacReconciliation.clusterRole(bare, expected)).contains(gathered);
  }

  @Test
  void aRoleThatShouldNotAggregateStopsIt() {
    ClusterRole existing =
        EXPECTED.toBuilder()
            .aggregationRule(BuiltInRole.aggregatedClusterRole("x").role().aggregationRule())
            .build();

    assertThat(RbacReconciliation.clusterRole(existing, EXPECTED)).contains(EXPECTED);
  }

  @Test
  void missingSubjectsAreAdded() {
    ClusterRoleBinding existing =
        BINDING.toBuilder()
            .subjects(List.of(BuiltInRole.user("x"), BuiltInRole.group("system:authenticated")))
            .build();

    ClusterRoleBinding wanted =
        BINDING.toBuilder()
            .subjects(
                List.of(
                    BuiltInRole.user("x"),
                    BuiltInRole.group("system:authenticated"),
                    BuiltInRole.group("system:unauthenticated")))
            .build();
    assertThat(RbacReconciliation.clusterRoleBinding(existing, BINDING))
        .isEqualTo(new BindingChange.Update<>(wanted));
  }

  @Test
  void aBindingOfAnotherRoleIsMadeAnew() {
    ClusterRoleBinding existing = BINDING.toBuilder().roleRef(ref -> ref.name("other")).build();

    assertThat(RbacReconciliation.clusterRoleBinding(existing, BINDING))
        .isEqualTo(new BindingChange.Replace<>(BINDING));
  }
}
