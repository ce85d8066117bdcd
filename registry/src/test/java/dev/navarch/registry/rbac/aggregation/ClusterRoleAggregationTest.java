package dev.navarch.registry.rbac.aggregation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.PolicyRule;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClusterRoleAggregationTest {
  private static final PolicyRule A = rule("a");
  private static final PolicyRule B = rule("b");
  private static final PolicyRule C = rule("c");

  private static PolicyRule rule(String resource) {
    return PolicyRule.builder().verbs(List.of("get")).resources(List.of(resource)).build();
  }

  private static ClusterRole role(String name, String label, PolicyRule... rules) {
    return ClusterRole.builder()
        .metadata(m -> m.name(name).addToLabels(label, "true"))
        .rules(List.of(rules))
        .build();
  }

  private static ClusterRole gathering(String name, LabelSelector... selectors) {
    return ClusterRole.builder()
        .metadata(m -> m.name(name))
        .aggregationRule(rule -> rule.addToClusterRoleSelectors(selectors))
        .build();
  }

  private static LabelSelector label(String label) {
    return LabelSelectors.ofLabels(Map.of(label, "true"));
  }

  private static List<PolicyRule> gathered(ClusterRole role, ClusterRole... others) {
    return ClusterRoleAggregation.aggregated(role, List.of(others)).orElseThrow().rules();
  }

  @Test
  void rulesComeInTheOrderOfSelectorsAndNames() {
    ClusterRole role = gathering("all", label("second"), label("first"));

    assertThat(
            gathered(
                role,
                role("z", "first", A),
                role("y", "second", B),
                role("x", "second", C),
                role("w", "third", rule("d"))))
        .containsExactly(C, B, A);
  }

  @Test
  void equalRulesAreGatheredOnce() {
    assertThat(
            gathered(
                gathering("all", label("l"), label("l")),
                role("x", "l", A, B),
                role("y", "l", B, C, A)))
        .containsExactly(A, B, C);
  }

  @Test
  void ownRulesAreReplacedAndNotGathered() {
    ClusterRole all =
        gathering("all", LabelSelector.builder().build()).toBuilder().rules(List.of(C)).build();

    assertThat(gathered(all, all, role("x", "l", A))).containsExactly(A);
    assertThat(gathered(all, all)).isEmpty();
  }

  @Test
  void nothingIsToDoForWhatIsAsItShouldBe() {
    ClusterRole done = gathering("all", label("l")).toBuilder().rules(List.of(A)).build();

    assertThat(ClusterRoleAggregation.aggregated(done, List.of(role("x", "l", A)))).isEmpty();
    assertThat(ClusterRoleAggregation.aggregated(gathering("all", label("l")), List.of()))
        .isEmpty();
    assertThat(ClusterRoleAggregation.aggregated(role("plain", "l", A), List.of())).isEmpty();
  }

  @Test
  void aRoleWithASelectorThatIsNotValidStaysAsItIs() {
    LabelSelector wrong =
        LabelSelector.builder()
            .addToMatchExpressions(new LabelSelectorRequirement("l", "Near", List.of()))
            .build();

    assertThat(
            ClusterRoleAggregation.aggregated(gathering("all", wrong), List.of(role("x", "l", A))))
        .isEmpty();
  }
}
