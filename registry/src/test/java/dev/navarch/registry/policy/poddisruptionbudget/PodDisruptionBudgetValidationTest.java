package dev.navarch.registry.policy.poddisruptionbudget;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class PodDisruptionBudgetValidationTest {
  private static PodDisruptionBudget budget(String fields) {
    return Received.object(
        PodDisruptionBudget.class,
        "{apiVersion: policy/v1, kind: PodDisruptionBudget, metadata: {name: x}, " + fields + "}");
  }

  private static List<String> updated(String spec) {
    PodDisruptionBudget budget = budget("spec: {" + spec + "}");
    return texts(PodDisruptionBudgetValidation.update(budget, budget));
  }

  @Test
  void budgetsAreCountsOrShares() {
    assertThat(updated("minAvailable: 50%")).isEmpty();
    assertThat(updated("minAvailable: -1"))
        .containsExactly(
            "spec.minAvailable: Invalid value: -1: must be greater than or equal to 0");
    assertThat(updated("maxUnavailable: 101%"))
        .containsExactly(
            "spec.maxUnavailable: Invalid value: \"101%\": must not be greater than 100%");
  }

  @Test
  void budgetsSayOneThing() {
    assertThat(updated("minAvailable: 1, maxUnavailable: 1"))
        .singleElement()
        .asString()
        .startsWith("spec: Invalid value: {\"MinAvailable\":1,")
        .endsWith(": minAvailable and maxUnavailable cannot be both set");
  }

  @Test
  void policiesAreKnown() {
    assertThat(updated("unhealthyPodEvictionPolicy: X"))
        .containsExactly(
            "spec.unhealthyPodEvictionPolicy: Unsupported value: \"X\": supported values:"
                + " \"AlwaysAllow\", \"IfHealthyBudget\"");
  }

  @Test
  void conditionsAndCountsOfTheStatusAreChecked() {
    PodDisruptionBudget budget =
        budget(
            "status: {disruptionsAllowed: 0, currentHealthy: -1, desiredHealthy: 0, expectedPods:"
                + " 0, conditions: [{type: A, status: Maybe, reason: ',', message: '',"
                + " lastTransitionTime: null}]}");

    assertThat(texts(PodDisruptionBudgetValidation.updateStatus(budget, budget)))
        .hasSize(4)
        .contains(
            "status.conditions[0].status: Unsupported value: \"Maybe\": supported values:"
                + " \"False\", \"True\", \"Unknown\"",
            "status.conditions[0].lastTransitionTime: Required value",
            "status.currentHealthy: Invalid value: -1: must be greater than or equal to 0");
  }
}
