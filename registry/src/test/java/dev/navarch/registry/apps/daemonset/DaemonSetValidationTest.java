package dev.navarch.registry.apps.daemonset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.DaemonSet;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class DaemonSetValidationTest {

  private static DaemonSet set(String app, String more) {
    return Received.object(
        DaemonSet.class,
        "{apiVersion: apps/v1, kind: DaemonSet, metadata: {name: x}, spec: {selector: {matchLabels:"
            + " {app: "
            + app
            + "}}, template: {metadata: {labels: {app: x}}, spec: {containers: [{name: c, image:"
            + " i}]}}, "
            + more
            + "}, status: {currentNumberScheduled: -1, numberMisscheduled: 0,"
            + " desiredNumberScheduled: 0, numberReady: 0}}");
  }

  @Test
  void theSelectorStays() {
    assertThat(Received.texts(DaemonSetValidation.update(set("'y'", ""), set("x", ""))))
        .containsExactly(
            "spec.selector: Invalid value: {\"matchLabels\":{\"app\":\"y\"}}: field is immutable",
            "spec.template.metadata.labels: Invalid value: {\"app\":\"x\"}: `selector` does not match"
                + " template `labels`");
  }

  @Test
  void anUpdateTakesPodsAwayOrAddsThemFirst() {
    assertThat(
            Received.texts(
                DaemonSetValidation.create(
                    set("x", "updateStrategy: {rollingUpdate: {maxUnavailable: 1, maxSurge: 1}}"))))
        .containsExactly(
            "spec.updateStrategy.rollingUpdate.maxSurge: Invalid value: 1: may not be set when"
                + " maxUnavailable is non-zero");
    assertThat(
            Received.texts(
                DaemonSetValidation.create(
                    set("x", "updateStrategy: {rollingUpdate: {maxUnavailable: 0}}"))))
        .containsExactly(
            "spec.updateStrategy.rollingUpdate.maxUnavailable: Required value: cannot be 0 when"
                + " maxSurge is 0");
  }

  @Test
  void countsInTheStatusAreNotNegative() {
    assertThat(Received.texts(DaemonSetValidation.statusUpdate(set("x", ""), set("x", ""))))
        .containsExactly(
            "status.currentNumberScheduled: Invalid value: -1: must be greater than or equal to 0");
  }
}
