package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HorizontalPodAutoscalerValidationTest {
  private static final String TARGET =
      "maxReplicas: 3, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: d}";

  private static HorizontalPodAutoscaler scaler(String spec) {
    return Received.object(
        HorizontalPodAutoscaler.class,
        "{apiVersion: autoscaling/v2, kind: HorizontalPodAutoscaler, metadata: {name: x}, spec: {"
            + spec
            + "}}");
  }

  private static List<String> created(String spec) {
    return texts(HorizontalPodAutoscalerValidation.create(scaler(spec)));
  }

  @Test
  void scalersHaveALimitAndATarget() {
    assertThat(created(TARGET)).isEmpty();
    assertThat(created(""))
        .containsExactly(
            "spec.maxReplicas: Required value: must be set and greater than 0",
            "spec.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`",
            "spec.scaleTargetRef.kind: Required value",
            "spec.scaleTargetRef.name: Required value",
            "spec.scaleTargetRef.apiVersion: Invalid value: \"\": apiVersion must specify API"
                + " group");
    assertThat(created(TARGET + ", minReplicas: 0"))
        .containsExactly("spec.minReplicas: Invalid value: 0: must be greater than or equal to 1");
  }

  @Test
  void aStoredTargetMayStay() {
    HorizontalPodAutoscaler stored =
        scaler("maxReplicas: 3, scaleTargetRef: {kind: Deployment, name: d}");

    assertThat(HorizontalPodAutoscalerValidation.create(stored)).hasSize(1);
    assertThat(HorizontalPodAutoscalerValidation.update(stored, stored)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "type: Resource|resource: Required value: must populate information for the given metric"
            + " source",
        "`type: Resource, resource: {name: cpu, target: {type: Utilization}}`"
            + "|resource.target.averageUtilization: Required value: must set either a target raw"
            + " value or a target utilization",
        "`type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization:"
            + " 0}}`|resource.target.averageUtilization: Invalid value: 0: must be greater than 0",
        "`type: Pods, pods: {metric: {name: m}, target: {type: AverageValue}}`"
            + "|pods.target.averageValue: Required value: must specify a positive target"
            + " averageValue",
        "`type: External, external: {metric: {name: m}, target: {type: Value, value: 1,"
            + " averageValue: 1}}`|external.target.value: Forbidden: may not set both a target value"
            + " for metric and a per-pod target",
        "`type: Object, object: {describedObject: {kind: K, name: o}, metric: {name: ''}, target:"
            + " {type: Value, value: 1}}`|object.metric.name: Required value: must specify a metric"
            + " name"
      })
  void metricsHaveOneSource(String metric, String expected) {
    assertThat(created(TARGET + ", metrics: [{" + metric + "}]"))
        .containsExactly("spec.metrics[0]." + expected);
  }

  @Test
  void behaviourIsBounded() {
    assertThat(
            created(
                TARGET
                    + ", behavior: {scaleDown: {stabilizationWindowSeconds: 3601, selectPolicy: X,"
                    + " policies: [{type: Z, value: 0, periodSeconds: 1801}]}}"))
        .containsExactly(
            "spec.behavior.scaleDown.stabilizationWindowSeconds: Invalid value: 3601: must be less"
                + " than or equal to 3600",
            "spec.behavior.scaleDown.selectPolicy: Unsupported value: \"X\": supported values:"
                + " \"Disabled\", \"Max\", \"Min\"",
            "spec.behavior.scaleDown.policies[0].type: Unsupported value: \"Z\": supported values:"
                + " \"Percent\", \"Pods\"",
            "spec.behavior.scaleDown.policies[0].value: Invalid value: 0: must be greater than"
                + " zero",
            "spec.behavior.scaleDown.policies[0].periodSeconds: Invalid value: 1801: must be less"
                + " than or equal to 1800");
  }

  @Test
  void countsOfTheStatusAreNotNegative() {
    HorizontalPodAutoscaler scaler =
        scaler(TARGET).toBuilder().status(s -> s.currentReplicas(-1).desiredReplicas(-2)).build();

    assertThat(texts(HorizontalPodAutoscalerValidation.updateStatus(scaler, scaler)))
        .containsExactly(
            "status.currentReplicas: Invalid value: -1: must be greater than or equal to 0",
            "status.desiredReplicas: Invalid value: -2: must be greater than or equal to 0");
  }
}
