package dev.navarch.registry.coordination.lease;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class LeaseValidationTest {
  private static List<String> updated(String spec) {
    Lease lease =
        Received.object(
            Lease.class,
            "{apiVersion: coordination.k8s.io/v1, kind: Lease, metadata: {name: x}, spec: {"
                + spec
                + "}}");
    return texts(LeaseValidation.update(lease, lease));
  }

  @Test
  void leasesLast() {
    assertThat(updated("leaseDurationSeconds: 1, leaseTransitions: 0")).isEmpty();
    assertThat(updated("leaseDurationSeconds: 0, leaseTransitions: -1"))
        .containsExactly(
            "spec.leaseDurationSeconds: Invalid value: 0: must be greater than 0",
            "spec.leaseTransitions: Invalid value: -1: must be greater than or equal to 0");
  }

  @Test
  void strategiesAreKnownOrQualified() {
    assertThat(updated("strategy: ex.com/Own, preferredHolder: a")).isEmpty();
    assertThat(updated("strategy: X"))
        .containsExactly(
            "spec.strategy.strategy: Unsupported value: \"X\": supported values:"
                + " \"OldestEmulationVersion\"");
    assertThat(updated("preferredHolder: a"))
        .containsExactly(
            "spec.preferredHolder: Forbidden: may only be specified when `strategy` is defined");
  }
}
