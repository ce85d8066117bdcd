package dev.navarch.api.autoscaling.v2beta1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class HorizontalPodAutoscalerDefaultsTest {
  @Test
  void aBareAutoscalerKeepsCpusBelowEightyPercent() {
    HorizontalPodAutoscaler out = defaulted(s -> {});

    assertThat(out.spec())
        .isEqualTo(
            HorizontalPodAutoscalerSpec.builder()
                .minReplicas(1)
                .addToMetrics(m ->
                    m.type("Resource").resource(r -> r.name("cpu").targetAverageUtilization(80)))
                .build());
    assertThat(HorizontalPodAutoscalerDefaults.horizontalPodAutoscaler(out)).isSameAs(out);
  }

  @Test
  void statedMetricsStay() {
    HorizontalPodAutoscaler stated =
        HorizontalPodAutoscaler.builder()
            .spec(s -> s.minReplicas(0).addToMetrics(m -> m.type("Pods")))
            .build();

    assertThat(HorizontalPodAutoscalerDefaults.horizontalPodAutoscaler(stated)).isSameAs(stated);
  }

  private static HorizontalPodAutoscaler defaulted(
      Consumer<HorizontalPodAutoscalerSpecBuilder> spec) {
    return HorizontalPodAutoscalerDefaults.horizontalPodAutoscaler(
        HorizontalPodAutoscaler.builder().spec(spec).build());
  }
}
