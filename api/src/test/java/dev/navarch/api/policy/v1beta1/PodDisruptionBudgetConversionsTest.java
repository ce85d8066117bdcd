package dev.navarch.api.policy.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PodDisruptionBudgetConversionsTest {
  private static final String RESERVED =
      "pdb.kubernetes.io/deprecated-v1beta1-empty-selector-match";
  private static final LabelSelector EMPTY = LabelSelector.builder().build();

  @Test
  void emptySelectorGoesOnMatchingNoPod() {
    assertThat(toHub(EMPTY)).isEqualTo(expression("Exists"));
    assertThat(fromHub(expression("Exists"))).isEqualTo(EMPTY);
  }

  @Test
  void emptySelectorOfTheHubGoesOnMatchingEveryPod() {
    assertThat(fromHub(EMPTY)).isEqualTo(expression("DoesNotExist"));
    assertThat(toHub(expression("DoesNotExist"))).isEqualTo(EMPTY);
  }

  @Test
  void missingSelectorStaysMissing() {
    assertThat(toHub(null)).isNull();
    assertThat(fromHub(null)).isNull();
  }

  @Test
  void otherSelectorsPassUnchanged() {
    LabelSelector selector =
        LabelSelector.builder()
            .matchLabels(Map.of("app", "web"))
            .matchExpressions(List.of(new LabelSelectorRequirement("tier", "In", List.of("front"))))
            .build();

    assertThat(toHub(selector)).isEqualTo(selector);
    assertThat(fromHub(selector)).isEqualTo(selector);
  }

  @Test
  void reservedLabelIsTakenOutOfOtherSelectors() {
    LabelSelector selector =
        expression("Exists").toBuilder().matchLabels(Map.of("app", "web")).build();

    assertThat(toHub(selector))
        .isEqualTo(LabelSelector.builder().matchLabels(Map.of("app", "web")).build());
  }

  @Test
  void theRestOfABudgetComesBackFromTheHub() {
    PodDisruptionBudget old =
        PodDisruptionBudget.builder()
            .metadata(meta -> meta.name("web"))
            .spec(spec -> spec.minAvailable(IntOrString.of("50%")).selector(EMPTY))
            .status(status -> status.disruptionsAllowed(1).expectedPods(3))
            .build();

    dev.navarch.api.policy.v1.PodDisruptionBudget hub =
        GeneratedConversions.podDisruptionBudgetToHub(old);

    assertThat(hub.spec().minAvailable()).isEqualTo(IntOrString.of("50%"));
    assertThat(GeneratedConversions.podDisruptionBudgetFromHub(hub)).isEqualTo(old);
  }

  private static @Nullable LabelSelector toHub(@Nullable LabelSelector selector) {
    return GeneratedConversions.podDisruptionBudgetSpecToHub(
            PodDisruptionBudgetSpec.builder().selector(selector).build())
        .selector();
  }

  private static @Nullable LabelSelector fromHub(@Nullable LabelSelector selector) {
    return GeneratedConversions.podDisruptionBudgetSpecFromHub(
            dev.navarch.api.policy.v1.PodDisruptionBudgetSpec.builder().selector(selector).build())
        .selector();
  }

  private static LabelSelector expression(String operator) {
    return LabelSelector.builder()
        .matchExpressions(List.of(new LabelSelectorRequirement(RESERVED, operator, Absent.list())))
        .build();
  }
}
