package dev.navarch.api.autoscaling.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.autoscaling.RoundTripAnnotations;
import dev.navarch.api.autoscaling.v2.HPAScalingRules;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior;
import dev.navarch.api.autoscaling.v2.MetricIdentifier;
import dev.navarch.api.autoscaling.v2.MetricTarget;
import dev.navarch.api.autoscaling.v2.MetricValueStatus;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HorizontalPodAutoscalerConversionsTest {
  private static final dev.navarch.api.autoscaling.v2.MetricSpec MEMORY =
      dev.navarch.api.autoscaling.v2.MetricSpec.builder()
          .type("Resource")
          .resource(r ->
              r.name("memory")
                  .target(new MetricTarget("AverageValue", null, Quantity.parse("1Gi"), null)))
          .build();
  private static final dev.navarch.api.autoscaling.v2.MetricSpec HITS =
      dev.navarch.api.autoscaling.v2.MetricSpec.builder()
          .type("Pods")
          .pods(p ->
              p.metric(new MetricIdentifier("hits", null))
                  .target(new MetricTarget("AverageValue", null, Quantity.parse("10"), null)))
          .build();

  @Test
  void targetOfCpuIsAResourceMetricOfTheHub() {
    HorizontalPodAutoscaler old = old().spec(s -> s.targetCPUUtilizationPercentage(60)).build();

    assertThat(toHub(old).spec().metrics()).containsExactly(cpu(60));
    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  @Test
  void noMetricAtAllMeansEightyPercentOfCpu() {
    assertThat(toHub(old().build()).spec().metrics()).containsExactly(cpu(80));
    assertThat(toHub(old(RoundTripAnnotations.METRICS, "[]").build()).spec().metrics())
        .containsExactly(cpu(80));
  }

  @Test
  void otherMetricsTravelInAnAnnotation() {
    HorizontalPodAutoscaler old =
        fromHub(hub().spec(s -> s.metrics(List.of(MEMORY, HITS))).build());

    assertThat(old.spec().targetCPUUtilizationPercentage()).isNull();
    assertThat(old.metadata().annotations())
        .hasSize(2)
        .containsEntry("mine", "stays")
        .containsEntry(
            "autoscaling.alpha.kubernetes.io/metrics",
            """
            [{"type":"Resource","resource":{"name":"memory","targetAverageValue":"1Gi"}},\
            {"type":"Pods","pods":{"metricName":"hits","targetAverageValue":"10"}}]\
            """);
    assertThat(toHub(old).spec().metrics()).containsExactly(MEMORY, HITS);
    assertThat(toHub(old).metadata().annotations()).isEqualTo(Map.of("mine", "stays"));
  }

  @Test
  void cpuComesBackBehindTheOtherMetrics() {
    HorizontalPodAutoscaler old =
        fromHub(hub().spec(s -> s.metrics(List.of(cpu(50), MEMORY))).build());

    assertThat(old.spec().targetCPUUtilizationPercentage()).isEqualTo(50);
    assertThat(toHub(old).spec().metrics()).containsExactly(MEMORY, cpu(50));
  }

  @Test
  void onlyTheFirstOfTwoCpuTargetsSurvives() {
    HorizontalPodAutoscaler old =
        fromHub(hub().spec(s -> s.metrics(List.of(cpu(50), cpu(60)))).build());

    assertThat(toHub(old).spec().metrics()).containsExactly(cpu(50));
  }

  @Test
  void averageAmountOfCpuIsNoTargetPercentage() {
    dev.navarch.api.autoscaling.v2.MetricSpec amount =
        dev.navarch.api.autoscaling.v2.MetricSpec.builder()
            .type("Resource")
            .resource(r ->
                r.name("cpu")
                    .target(new MetricTarget("AverageValue", null, Quantity.parse("1"), null)))
            .build();
    HorizontalPodAutoscaler old =
        fromHub(hub().spec(s -> s.metrics(List.of(amount, cpu(70)))).build());

    assertThat(old.spec().targetCPUUtilizationPercentage()).isEqualTo(70);
    assertThat(toHub(old).spec().metrics()).containsExactly(amount, cpu(70));
  }

  @Test
  void behaviorTravelsInAnAnnotation() {
    HorizontalPodAutoscalerBehavior behavior =
        HorizontalPodAutoscalerBehavior.builder()
            .scaleDown(
                HPAScalingRules.builder()
                    .stabilizationWindowSeconds(300)
                    .tolerance(Quantity.parse("100m"))
                    .build())
            .build();
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub =
        hub().spec(s -> s.metrics(List.of(cpu(50))).behavior(behavior)).build();

    HorizontalPodAutoscaler old = fromHub(hub);

    assertThat(old.metadata().annotations())
        .containsOnlyKeys("mine", "autoscaling.alpha.kubernetes.io/behavior");
    assertThat(toHub(old)).isEqualTo(hub);
  }

  @Test
  void statusTravelsInAnnotations() {
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub =
        hub()
            .spec(s -> s.metrics(List.of(cpu(50))))
            .status(s ->
                s.observedGeneration(3L)
                    .currentReplicas(2)
                    .desiredReplicas(4)
                    .currentMetrics(List.of(currentCpu(Quantity.parse("250m"), 25)))
                    .conditions(
                        List.of(
                            new dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerCondition(
                                "AbleToScale",
                                "True",
                                Time.parse("2026-01-02T03:04:05Z"),
                                "ReadyForNewScale",
                                "ready"))))
            .build();

    HorizontalPodAutoscaler old = fromHub(hub);

    assertThat(old.status()).isEqualTo(new HorizontalPodAutoscalerStatus(3L, null, 2, 4, 25));
    assertThat(old.metadata().annotations())
        .containsEntry(
            "autoscaling.alpha.kubernetes.io/current-metrics",
            """
            [{"type":"Resource","resource":{"name":"cpu","currentAverageUtilization":25,\
            "currentAverageValue":"250m"}}]\
            """)
        .containsEntry(
            "autoscaling.alpha.kubernetes.io/conditions",
            """
            [{"type":"AbleToScale","status":"True","lastTransitionTime":"2026-01-02T03:04:05Z",\
            "reason":"ReadyForNewScale","message":"ready"}]\
            """);
    assertThat(toHub(old)).isEqualTo(hub);
  }

  @Test
  void currentCpuWithoutAnnotationIsACurrentMetric() {
    HorizontalPodAutoscaler old =
        old()
            .spec(s -> s.targetCPUUtilizationPercentage(60))
            .status(s -> s.currentCPUUtilizationPercentage(41))
            .build();

    assertThat(toHub(old).status().currentMetrics()).containsExactly(currentCpu(null, 41));
  }

  @Test
  void lastOfSeveralCurrentCpuMetricsCounts() {
    HorizontalPodAutoscaler old =
        fromHub(
            hub()
                .status(s -> s.currentMetrics(List.of(currentCpu(null, 1), currentCpu(null, 2))))
                .build());

    assertThat(old.status().currentCPUUtilizationPercentage()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nonsense", "{}", "[", "[7]", "[{\"type\":7}]", "\"[]\""})
  void annotationsThatCannotBeReadAreDropped(String text) {
    HorizontalPodAutoscaler old =
        old()
            .metadata(m ->
                m.annotations(
                    Map.of(
                        RoundTripAnnotations.METRICS, text,
                        RoundTripAnnotations.CURRENT_METRICS, text,
                        RoundTripAnnotations.CONDITIONS, text,
                        RoundTripAnnotations.BEHAVIOR, text)))
            .spec(s -> s.targetCPUUtilizationPercentage(60))
            .status(s -> s.currentCPUUtilizationPercentage(41))
            .build();

    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub = toHub(old);

    assertThat(hub.metadata().annotations()).isEmpty();
    assertThat(hub.spec().metrics()).containsExactly(cpu(60));
    assertThat(hub.spec().behavior()).isNull();
    assertThat(hub.status().currentMetrics()).containsExactly(currentCpu(null, 41));
    assertThat(hub.status().conditions()).isEmpty();
  }

  @Test
  void staleAnnotationsOfTheHubDoNotComeBackAsFields() {
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub =
        hub()
            .metadata(
                m -> m.annotations(Map.of(RoundTripAnnotations.METRICS, "[{\"type\":\"Pods\"}]")))
            .spec(s -> s.metrics(List.of(cpu(50))))
            .build();

    assertThat(fromHub(hub).metadata().annotations()).isEmpty();
    assertThat(toHub(fromHub(hub)).spec().metrics()).containsExactly(cpu(50));
  }

  private static HorizontalPodAutoscalerBuilder old() {
    return HorizontalPodAutoscaler.builder()
        .metadata(m -> m.name("web"))
        .spec(s ->
            s.scaleTargetRef(r -> r.kind("Deployment").name("web").apiVersion("apps/v1"))
                .minReplicas(2)
                .maxReplicas(9));
  }

  private static HorizontalPodAutoscalerBuilder old(String annotation, String value) {
    return old().metadata(m -> m.annotations(Map.of(annotation, value)));
  }

  private static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBuilder hub() {
    return dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler.builder()
        .metadata(m -> m.name("web").annotations(Map.of("mine", "stays")))
        .spec(s -> s.scaleTargetRef(r -> r.kind("Deployment").name("web")).maxReplicas(9));
  }

  private static dev.navarch.api.autoscaling.v2.MetricSpec cpu(int utilization) {
    return dev.navarch.api.autoscaling.v2.MetricSpec.builder()
        .type("Resource")
        .resource(
            r -> r.name("cpu").target(new MetricTarget("Utilization", null, null, utilization)))
        .build();
  }

  private static dev.navarch.api.autoscaling.v2.MetricStatus currentCpu(
      @Nullable Quantity average, int utilization) {
    return dev.navarch.api.autoscaling.v2.MetricStatus.builder()
        .type("Resource")
        .resource(r -> r.name("cpu").current(new MetricValueStatus(null, average, utilization)))
        .build();
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
