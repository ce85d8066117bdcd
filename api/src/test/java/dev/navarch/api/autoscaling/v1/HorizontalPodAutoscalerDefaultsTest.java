package dev.navarch.api.autoscaling.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HorizontalPodAutoscalerDefaultsTest {
  @Test
  void atLeastOnePodRuns() {
    HorizontalPodAutoscaler in = HorizontalPodAutoscaler.builder().build();
    HorizontalPodAutoscaler stated = in.toBuilder().spec(s -> s.minReplicas(0)).build();

    assertThat(HorizontalPodAutoscalerDefaults.horizontalPodAutoscaler(in).spec().minReplicas())
        .isEqualTo(1);
    assertThat(HorizontalPodAutoscalerDefaults.horizontalPodAutoscaler(stated)).isSameAs(stated);
  }
}
