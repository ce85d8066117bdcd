package dev.navarch.registry.apps.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeploymentValidationTest {
  private static final String SELECTOR = "selector: {matchLabels: {app: x}}";
  private static final String TEMPLATE =
      "template: {metadata: {labels: {app: x}}, spec: {containers: [{name: c, image: i}]}}";

  private static Deployment deployment(String spec, String status) {
    return Received.object(
        Deployment.class,
        "{apiVersion: apps/v1, kind: Deployment, metadata: {name: x}, spec: {"
            + spec
            + "}, status: {"
            + status
            + "}}");
  }

  private static List<String> created(String spec) {
    return Received.texts(DeploymentValidation.create(deployment(spec, "")));
  }

  private static List<String> with(String more) {
    return created(SELECTOR + ", " + TEMPLATE + ", " + more);
  }

  private static List<String> status(String now, String before) {
    return Received.texts(
        DeploymentValidation.statusUpdate(deployment("", now), deployment("", before)));
  }

  @Test
  void anEmptyOneLacksSelectorAndContainers() {
    assertThat(created(""))
        .containsExactly(
            "spec.selector: Required value",
            "spec.template.metadata.labels: Invalid value: null: `selector` does not match template"
                + " `labels`",
            "spec.template.spec.containers: Required value");
  }

  @Test
  void aSelectorSelectsThePodsOfTheTemplate() {
    assertThat(created("selector: {}, " + TEMPLATE))
        .containsExactly(
            "spec.selector: Invalid value: {}: empty selector is invalid for deployment");
    assertThat(created("selector: {matchLabels: {app: other}}, " + TEMPLATE))
        .containsExactly(
            "spec.template.metadata.labels: Invalid value: {\"app\":\"x\"}: `selector` does not match"
                + " template `labels`");
  }

  @Test
  void aFaultySelectorIsReportedWhole() {
    assertThat(created("selector: {matchExpressions: [{key: app, operator: In}]}, " + TEMPLATE))
        .containsExactly(
            "spec.selector.matchExpressions[0].values: Required value: must be specified when"
                + " `operator` is 'In' or 'NotIn'",
            "spec.selector: Invalid value:"
                + " {\"matchExpressions\":[{\"key\":\"app\",\"operator\":\"In\"}]}: invalid label"
                + " selector");
    assertThat(
            created(
                "selector: {matchExpressions: [{key: app, operator: X, values: [x]}]}, "
                    + TEMPLATE))
        .containsExactly(
            "spec.selector.matchExpressions[0].operator: Invalid value: \"X\": not a valid selector"
                + " operator",
            "spec.selector: Invalid value:"
                + " {\"matchExpressions\":[{\"key\":\"app\",\"operator\":\"X\",\"values\":[\"x\"]}]}:"
                + " invalid label selector");
    assertThat(created("selector: {matchLabels: {app: b c}}, " + TEMPLATE))
        .containsExactly(
            "spec.selector.matchLabels: Invalid value: \"b c\": a valid label must be an empty string"
                + " or consist of alphanumeric characters, '-', '_' or '.', and must start and end"
                + " with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345',"
                + " regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')",
            "spec.selector: Invalid value: {\"matchLabels\":{\"app\":\"b c\"}}: invalid label"
                + " selector");
  }

  @Test
  void countsAreNotNegativeAndDeadlinesComeLast() {
    assertThat(with("replicas: -1"))
        .containsExactly("spec.replicas: Invalid value: -1: must be greater than or equal to 0");
    assertThat(with("minReadySeconds: -1"))
        .containsExactly(
            "spec.minReadySeconds: Invalid value: -1: must be greater than or equal to 0");
    assertThat(with("minReadySeconds: 900"))
        .containsExactly(
            "spec.progressDeadlineSeconds: Invalid value: 600: must be greater than"
                + " minReadySeconds");
    assertThat(with("revisionHistoryLimit: -1"))
        .containsExactly(
            "spec.revisionHistoryLimit: Invalid value: -1: must be greater than or equal to 0");
    assertThat(with("progressDeadlineSeconds: 0"))
        .containsExactly(
            "spec.progressDeadlineSeconds: Invalid value: 0: must be greater than"
                + " minReadySeconds");
  }

  @Test
  void aStrategyIsOneOfTwo() {
    assertThat(with("strategy: {type: X}"))
        .containsExactly(
            "spec.strategy: Unsupported value: {\"Type\":\"X\",\"RollingUpdate\":null}: supported"
                + " values: \"Recreate\", \"RollingUpdate\"");
    assertThat(with("strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}}"))
        .containsExactly(
            "spec.strategy.rollingUpdate: Forbidden: may not be specified when strategy `type` is"
                + " 'Recreate'");
  }

  @Test
  void aRollingUpdateMovesSomePods() {
    assertThat(with("strategy: {rollingUpdate: {maxSurge: 0, maxUnavailable: 0}}"))
        .containsExactly(
            "spec.strategy.rollingUpdate.maxUnavailable: Invalid value: 0: may not be 0 when"
                + " `maxSurge` is 0");
    assertThat(with("strategy: {rollingUpdate: {maxSurge: x%, maxUnavailable: 150%}}"))
        .containsExactly(
            "spec.strategy.rollingUpdate.maxSurge: Invalid value: \"x%\": a valid percent string must"
                + " be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used"
                + " for validation is '[0-9]+%')",
            "spec.strategy.rollingUpdate.maxUnavailable: Invalid value: \"150%\": must not be greater"
                + " than 100%");
    assertThat(with("strategy: {rollingUpdate: {maxSurge: -1}}"))
        .containsExactly(
            "spec.strategy.rollingUpdate.maxSurge: Invalid value: -1: must be greater than or equal"
                + " to 0");
  }

  @Test
  void podsAreKeptRunning() {
    String start = SELECTOR + ", template: {metadata: {labels: {app: x}}, spec: {containers: [{";

    assertThat(created(start + "name: c, image: i}], restartPolicy: Never}}"))
        .containsExactly(
            "spec.template.spec.restartPolicy: Unsupported value: \"Never\": supported values:"
                + " \"Always\"");
    assertThat(created(start + "name: c, image: i}], activeDeadlineSeconds: 5}}"))
        .containsExactly(
            "spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in ReplicaSet"
                + " is not Supported");
    assertThat(created(start + "name: '', image: ''}]}}"))
        .containsExactly(
            "spec.template.spec.containers[0].name: Required value",
            "spec.template.spec.containers[0].image: Required value");
  }

  @Test
  void theSelectorStays() {
    Deployment before = deployment(SELECTOR + ", " + TEMPLATE, "");
    Deployment now = deployment("selector: {matchLabels: {app: 'y'}}, " + TEMPLATE, "");

    assertThat(Received.texts(DeploymentValidation.update(now, before)))
        .containsExactly(
            "spec.template.metadata.labels: Invalid value: {\"app\":\"x\"}: `selector` does not match"
                + " template `labels`",
            "spec.selector: Invalid value: {\"matchLabels\":{\"app\":\"y\"}}: field is immutable");
  }

  @Test
  void countsInTheStatusIncludeOneAnother() {
    assertThat(status("replicas: -1, readyReplicas: -2", ""))
        .containsExactly(
            "status.replicas: Invalid value: -1: must be greater than or equal to 0",
            "status.readyReplicas: Invalid value: -2: must be greater than or equal to 0",
            "status.updatedReplicas: Invalid value: 0: cannot be greater than status.replicas",
            "status.availableReplicas: Invalid value: 0: cannot be greater than status.replicas",
            "status.availableReplicas: Invalid value: 0: cannot be greater than readyReplicas");
    assertThat(status("readyReplicas: 9", ""))
        .containsExactly(
            "status.readyReplicas: Invalid value: 9: cannot be greater than status.replicas");
    assertThat(status("", "collisionCount: 2"))
        .containsExactly("status.collisionCount: Invalid value: 0: cannot be decremented");
  }
}
