package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QosClassTest {

  private static String of(String resources) {
    return QosClass.of(
        PodDocuments.pod("containers: [{name: c, image: i, resources: {" + resources + "}}]")
            .spec());
  }

  @Test
  void whoAsksForNothingGetsWhatIsLeft() {
    assertThat(of("")).isEqualTo("BestEffort");
    assertThat(of("requests: {ephemeral-storage: 1Gi, cpu: 0}")).isEqualTo("BestEffort");
  }

  @Test
  void whoseLimitsAreTheirRequestsAreGuaranteedThem() {
    assertThat(of("limits: {cpu: 1, memory: 1Gi}")).isEqualTo("Guaranteed");
    assertThat(of("limits: {cpu: 1, memory: 1Gi}, requests: {cpu: 1000m, memory: 1Gi}"))
        .isEqualTo("Guaranteed");
  }

  @Test
  void othersMayBurst() {
    assertThat(of("requests: {cpu: 1}")).isEqualTo("Burstable");
    assertThat(of("limits: {cpu: 1}")).isEqualTo("Burstable");
    assertThat(of("limits: {cpu: 2, memory: 1Gi}, requests: {cpu: 1, memory: 1Gi}"))
        .isEqualTo("Burstable");
  }
}
