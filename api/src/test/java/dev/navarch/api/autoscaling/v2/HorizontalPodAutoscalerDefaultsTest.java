package dev.navarch.api.autoscaling.v2;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
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
                    m.type("Resource")
                        .resource(r ->
                            r.name("cpu")
                                .target(t -> t.type("Utilization").averageUtilization(80))))
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

  @Test
  void aBehaviorGetsRulesForBothDirections() {
    assertThat(defaulted(s -> s.behavior(b -> {})).spec().behavior())
        .isEqualTo(
            HorizontalPodAutoscalerBehavior.builder()
                .scaleUp(u ->
                    u.stabilizationWindowSeconds(0)
                        .selectPolicy("Max")
                        .addToPolicies(
                            new HPAScalingPolicy("Pods", 4, 15),
                            new HPAScalingPolicy("Percent", 100, 15)))
                .scaleDown(d ->
                    d.selectPolicy("Max").addToPolicies(new HPAScalingPolicy("Percent", 100, 15)))
                .build());
  }

  @Test
  void statedRulesStay() {
    Consumer<HPAScalingRulesBuilder> rules =
        r ->
            r.stabilizationWindowSeconds(60)
                .selectPolicy("Disabled")
                .tolerance(Quantity.parse("50m"))
                .policies(List.of());
    HorizontalPodAutoscaler stated =
        HorizontalPodAutoscaler.builder()
            .spec(s ->
                s.minReplicas(1)
                    .addToMetrics(m -> m.type("Pods"))
                    .behavior(b -> b.scaleUp(rules).scaleDown(rules)))
            .build();

    assertThat(HorizontalPodAutoscalerDefaults.horizontalPodAutoscaler(stated)).isSameAs(stated);
  }

  private static HorizontalPodAutoscaler defaulted(
      Consumer<HorizontalPodAutoscalerSpecBuilder> spec) {
    return HorizontalPodAutoscalerDefaults.horizontalPodAutoscaler(
        HorizontalPodAutoscaler.builder().spec(spec).build());
  }
}
