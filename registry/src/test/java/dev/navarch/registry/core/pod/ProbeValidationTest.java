package dev.navarch.registry.core.pod;

import static dev.navarch.registry.core.pod.PodDocuments.container;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProbeValidationTest {
  private static final String LIVENESS = "spec.containers[0].livenessProbe";

  @Test
  void aProbeDoesExactlyOneThing() {
    assertThat(container("livenessProbe: {}"))
        .containsExactly(LIVENESS + ": Required value: must specify a handler type");
    assertThat(container("livenessProbe: {httpGet: {port: 80}, tcpSocket: {port: 80}}"))
        .containsExactly(
            LIVENESS + ".tcpSocket: Forbidden: may not specify more than 1 handler type");
  }

  @Test
  void numbersAreChecked() {
    assertThat(
            container(
                "livenessProbe: {httpGet: {port: 0, scheme: x}, periodSeconds: -1,"
                    + " successThreshold: 3}"))
        .containsExactly(
            LIVENESS + ".httpGet.port: Invalid value: 0: must be between 1 and 65535, inclusive",
            LIVENESS
                + ".httpGet.scheme: Unsupported value: \"x\": supported values: \"HTTP\","
                + " \"HTTPS\"",
            LIVENESS + ".periodSeconds: Invalid value: -1: must be greater than or equal to 0",
            LIVENESS + ".successThreshold: Invalid value: 3: must be 1");
  }

  @Test
  void readinessMaySucceedLaterButEndsNothing() {
    assertThat(
            container(
                "readinessProbe: {exec: {command: [a]}, successThreshold: 3,"
                    + " terminationGracePeriodSeconds: 5}"))
        .containsExactly(
            "spec.containers[0].readinessProbe.terminationGracePeriodSeconds: Invalid value: 5:"
                + " must not be set for readinessProbes");
  }

  @Test
  void hooksDoSomethingWithinTheGracePeriod() {
    assertThat(container("lifecycle: {postStart: {}}"))
        .containsExactly(
            "spec.containers[0].lifecycle.postStart: Required value: must specify a handler type");
    assertThat(container("lifecycle: {preStop: {sleep: {seconds: 31}}}"))
        .containsExactly(
            "spec.containers[0].lifecycle.preStop.sleep: Invalid value: 31: must be non-negative and"
                + " less than terminationGracePeriodSeconds (30)");
  }
}
