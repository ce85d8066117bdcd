package dev.navarch.api.autoscaling.v2beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.autoscaling.RoundTripAnnotations;
import dev.navarch.api.autoscaling.v2.HPAScalingRules;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior;
import dev.navarch.api.autoscaling.v2.MetricTarget;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HorizontalPodAutoscalerConversionsTest {

  @Test
  void objectComesBackFromTheHub() {
    HorizontalPodAutoscaler old =
        HorizontalPodAutoscaler.builder()
            .metadata(m -> m.name("web").annotations(Map.of("mine", "stays")))
            .spec(s ->
                s.scaleTargetRef(r -> r.kind("Deployment").name("web"))
                    .minReplicas(1)
                    .maxReplicas(9)
                    .metrics(
                        List.of(
                            MetricSpec.builder()
                                .type("Resource")
                                .resource(r -> r.name("cpu").targetAverageUtilization(70))
                                .build())))
            .status(s ->
                s.currentReplicas(3)
                    .conditions(
                        List.of(
                            HorizontalPodAutoscalerCondition.builder()
                                .type("AbleToScale")
                                .status("True")
                                .build())))
            .build();

    assertThat(toHub(old).spec().metrics().getFirst().resource())
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.ResourceMetricSource(
                "cpu", new MetricTarget("Utilization", null, null, 70)));
    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  @Test
  void behaviorTravelsInAnAnnotation() {
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub =
        dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler.builder()
            .metadata(m -> m.annotations(Map.of("mine", "stays")))
            .spec(s ->
                s.behavior(
                    new HorizontalPodAutoscalerBehavior(
                        null, HPAScalingRules.builder().stabilizationWindowSeconds(60).build())))
            .build();

    HorizontalPodAutoscaler old = fromHub(hub);

    assertThat(old.metadata().annotations())
        .hasSize(2)
        .containsEntry("mine", "stays")
        .containsEntry(
            "autoscaling.alpha.kubernetes.io/behavior",
            """
            {"ScaleUp":null,"ScaleDown":{"StabilizationWindowSeconds":60,"SelectPolicy":null,\
            "Policies":null,"Tolerance":null}}\
            """);
    assertThat(toHub(old)).isEqualTo(hub);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "null", "nonsense", "[]"})
  void behaviorThatCannotBeReadIsDropped(String text) {
    HorizontalPodAutoscaler old =
        HorizontalPodAutoscaler.builder()
            .metadata(m -> m.annotations(Map.of(RoundTripAnnotations.BEHAVIOR, text)))
            .build();

    assertThat(toHub(old).spec().behavior()).isNull();
    assertThat(toHub(old).metadata().annotations()).isEmpty();
  }

  @Test
  void staleAnnotationsOfTheHubAreDropped() {
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub =
        dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler.builder()
            .metadata(m -> m.annotations(Map.of(RoundTripAnnotations.BEHAVIOR, "{\"ScaleUp\":{}}")))
            .build();

    assertThat(fromHub(hub).metadata().annotations()).isEmpty();
  }

  private static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler toHub(
      HorizontalPodAutoscaler old) {
    return GeneratedConversions.horizontalPodAutoscalerToHub(old);
  }

  private static HorizontalPodAutoscaler fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub) {
    return GeneratedConversions.horizontalPodAutoscalerFromHub(hub);
  }
}
