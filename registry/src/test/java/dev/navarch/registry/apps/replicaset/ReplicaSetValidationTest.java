package dev.navarch.registry.apps.replicaset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.ReplicaSet;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class ReplicaSetValidationTest {
  private static final String TEMPLATE =
      "template: {metadata: {labels: {app: x}}, spec: {containers: [{name: c, image: i}]}}";

  private static ReplicaSet set(String spec, String status) {
    return Received.object(
        ReplicaSet.class,
        "{apiVersion: apps/v1, kind: ReplicaSet, metadata: {name: x}, spec: {"
            + spec
            + "}, status: {"
            + status
            + "}}");
  }

  private static ReplicaSet good(String more) {
    return set("selector: {matchLabels: {app: x}}, " + TEMPLATE + ", " + more, "");
  }

  @Test
  void countsAreNotNegative() {
    assertThat(
            Received.texts(ReplicaSetValidation.create(good("replicas: -1, minReadySeconds: -1"))))
        .containsExactly(
            "spec.replicas: Invalid value: -1: must be greater than or equal to 0",
            "spec.minReadySeconds: Invalid value: -1: must be greater than or equal to 0");
  }

  @Test
  void anEmptyOneLacksSelectorAndContainers() {
    assertThat(Received.texts(ReplicaSetValidation.create(set("", ""))))
        .containsExactly(
            "spec.selector: Required value",
            "spec.template.metadata.labels: Invalid value: null: `selector` does not match template"
                + " `labels`",
            "spec.template.spec.containers: Required value");
  }

  @Test
  void theSelectorStays() {
    ReplicaSet now =
        set(
            "selector: {matchLabels: {app: 'y'}}, template: {metadata: {labels: {app: 'y'}}, spec:"
                + " {containers: [{name: c, image: i}]}}",
            "");

    assertThat(Received.texts(ReplicaSetValidation.update(now, good(""))))
        .containsExactly(
            "spec.selector: Invalid value: {\"matchLabels\":{\"app\":\"y\"}}: field is immutable");
    assertThat(ReplicaSetValidation.update(good("replicas: 5"), good(""))).isEmpty();
  }

  @Test
  void countsInTheStatusIncludeOneAnother() {
    ReplicaSet now = set("", "replicas: 1, fullyLabeledReplicas: 2, availableReplicas: 1");

    assertThat(Received.texts(ReplicaSetValidation.statusUpdate(now, now)))
        .containsExactly(
            "status.fullyLabeledReplicas: Invalid value: 2: cannot be greater than status.replicas",
            "status.availableReplicas: Invalid value: 1: cannot be greater than readyReplicas");
  }
}
