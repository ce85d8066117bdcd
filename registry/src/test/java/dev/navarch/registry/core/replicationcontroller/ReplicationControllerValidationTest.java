package dev.navarch.registry.core.replicationcontroller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class ReplicationControllerValidationTest {
  private static final String TEMPLATE =
      "template: {metadata: {labels: {app: x}}, spec: {containers: [{name: c, image: i}]}}";

  private static ReplicationController controller(String spec) {
    return Received.object(
        ReplicationController.class,
        "{apiVersion: v1, kind: ReplicationController, metadata: {name: x}, spec: {"
            + spec
            + "}, status: {replicas: 1, readyReplicas: 2}}");
  }

  @Test
  void anEmptyOneLacksSelectorAndTemplate() {
    assertThat(Received.texts(ReplicationControllerValidation.create(controller(""))))
        .containsExactly("spec.selector: Required value", "spec.template: Required value");
  }

  @Test
  void theSelectorSelectsThePodsOfTheTemplate() {
    assertThat(
            Received.texts(
                ReplicationControllerValidation.create(
                    controller("selector: {a: b}, " + TEMPLATE))))
        .containsExactly(
            "spec.template.metadata.labels: Invalid value: {\"app\":\"x\"}: `selector` does not match"
                + " template `labels`");
  }

  @Test
  void countsAreNotNegative() {
    assertThat(
            Received.texts(
                ReplicationControllerValidation.create(controller("replicas: -1, " + TEMPLATE))))
        .containsExactly("spec.replicas: Invalid value: -1: must be greater than or equal to 0");
  }

  @Test
  void countsInTheStatusIncludeOneAnother() {
    ReplicationController now = controller(TEMPLATE);

    assertThat(Received.texts(ReplicationControllerValidation.statusUpdate(now, now)))
        .containsExactly(
            "status.readyReplicas: Invalid value: 2: cannot be greater than status.replicas");
  }
}
