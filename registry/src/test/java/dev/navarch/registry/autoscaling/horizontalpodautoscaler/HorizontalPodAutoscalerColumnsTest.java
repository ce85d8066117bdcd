package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.registry.columns.Rows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HorizontalPodAutoscalerColumnsTest {
  private static final String RESOURCE = "horizontalpodautoscalers.autoscaling";

  private static String autoscaler(String metrics, String current) {
    return """
    apiVersion: autoscaling/v2
    kind: HorizontalPodAutoscaler
    metadata: {name: h, creationTimestamp: '2026-01-01T11:00:00Z'}
    spec: {scaleTargetRef: {kind: Deployment, name: d}, maxReplicas: 3, metrics: [%s]}
    status: {currentReplicas: 2, currentMetrics: [%s]}
    """
        .formatted(metrics, current);
  }

  private static String targets(String metrics, String current) {
    return Rows.cells(RESOURCE, autoscaler(metrics, current)).get(2).toString();
  }

  @Test
  void withoutMetricsThereIsNoTarget() {
    assertThat(Rows.row(RESOURCE, autoscaler("", "")))
        .isEqualTo("h|Deployment/d|<none>|<unset>|3|2|60m");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {type: Resource, resource: {name: cpu, target: {averageUtilization: 80}}} | `` \
          | cpu: <unknown>/80%
          {type: Resource, resource: {name: cpu, target: {averageUtilization: 80}}} \
          | {type: Resource, resource: {name: cpu, current: {averageUtilization: 45}}} | cpu: 45%/80%
          {type: Resource, resource: {name: cpu, target: {}}} | `` | cpu: <unknown>/<auto>
          {type: Resource, resource: {name: memory, target: {averageValue: 1Gi}}} \
          | {type: Resource, resource: {name: memory, current: {averageValue: 512Mi}}} \
          | memory: 512Mi/1Gi
          {type: ContainerResource, containerResource: {name: cpu, target: {averageUtilization: 50}}} \
          | {type: ContainerResource, containerResource: {name: cpu, \
          current: {averageUtilization: 5}}} | cpu: 5%/50%
          {type: Pods, pods: {target: {averageValue: '10'}}} \
          | {type: Pods, pods: {current: {averageValue: '7'}}} | 7/10
          {type: Object, object: {target: {value: 2k}}} | {type: Object, object: \
          {current: {value: 1500}}} | 1500/2k
          {type: External, external: {target: {averageValue: 100m}}} | `` | <unknown>/100m (avg)
          {type: External, external: {target: {value: 30}}} \
          | {type: External, external: {current: {value: 29}}} | 29/30
          {type: Weather} | `` | <unknown type>
          """)
  void eachKindOfMetricHasItsForm(String metric, String current, String expected) {
    assertThat(targets(metric, current)).isEqualTo(expected);
  }

  @Test
  void onlyTwoMetricsAreShown() {
    String metric = "{type: Pods, pods: {target: {averageValue: %d}}}";
    String four =
        String.join(
            ", ",
            metric.formatted(1),
            metric.formatted(2),
            metric.formatted(3),
            metric.formatted(4));

    assertThat(targets(four, "")).isEqualTo("<unknown>/1, <unknown>/2 + 2 more...");
  }
}
