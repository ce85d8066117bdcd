package dev.navarch.registry.apps.statefulset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.StatefulSet;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatefulSetValidationTest {
  private static final String MUTABLE_ONLY =
      "spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals',"
          + " 'template', 'updateStrategy', 'revisionHistoryLimit',"
          + " 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are forbidden";

  private static StatefulSet set(String spec, String status) {
    return Received.object(
        StatefulSet.class,
        "{apiVersion: apps/v1, kind: StatefulSet, metadata: {name: x}, spec: {"
            + spec
            + "}, status: {"
            + status
            + "}}");
  }

  private static StatefulSet good(String more) {
    return set(
        "selector: {matchLabels: {app: x}}, template: {metadata: {labels: {app: x}}, spec:"
            + " {containers: [{name: c, image: i, volumeMounts: [{name: data, mountPath: /d}]}]}},"
            + " volumeClaimTemplates: [{metadata: {name: data}}], "
            + more,
        "");
  }

  private static List<String> created(StatefulSet set) {
    return Received.texts(StatefulSetValidation.create(set));
  }

  private static List<String> updated(StatefulSet now) {
    return Received.texts(StatefulSetValidation.update(now, good("")));
  }

  @Test
  void anEmptyOneLacksSelectorAndContainers() {
    assertThat(created(set("", "")))
        .containsExactly(
            "spec.selector: Required value",
            "spec.template.metadata.labels: Invalid value: null: `selector` does not match template"
                + " `labels`",
            "spec.template.spec.containers: Required value");
  }

  @Test
  void claimsCanBeMounted() {
    assertThat(created(good(""))).isEmpty();
  }

  @Test
  void policiesAreThoseThatAreKnown() {
    assertThat(
            created(
                good(
                    "podManagementPolicy: X, updateStrategy: {type: W},"
                        + " persistentVolumeClaimRetentionPolicy: {whenDeleted: Z, whenScaled:"
                        + " Retain}")))
        .containsExactly(
            "spec.podManagementPolicy: Invalid value: \"X\": must be 'OrderedReady' or 'Parallel'",
            "spec.updateStrategy: Invalid value: {\"Type\":\"W\",\"RollingUpdate\":null}: must be"
                + " 'RollingUpdate' or 'OnDelete'",
            "spec.persistentVolumeClaimRetentionPolicy.whenDeleted: Unsupported value: \"Z\":"
                + " supported values: \"Retain\", \"Delete\"");
    assertThat(created(good("updateStrategy: {rollingUpdate: {partition: -1, maxUnavailable: 0}}")))
        .containsExactly(
            "spec.updateStrategy.rollingUpdate.partition: Invalid value: -1: must be greater than or"
                + " equal to 0",
            "spec.updateStrategy.rollingUpdate.maxUnavailable: Invalid value: 0: cannot be 0");
  }

  @Test
  void onlySomeFieldsMayChange() {
    assertThat(updated(good("replicas: 3, minReadySeconds: 5, revisionHistoryLimit: 1"))).isEmpty();
    assertThat(updated(good("serviceName: other"))).containsExactly(MUTABLE_ONLY);
    assertThat(updated(good("podManagementPolicy: Parallel"))).containsExactly(MUTABLE_ONLY);
  }

  @Test
  void countsInTheStatusIncludeOneAnother() {
    StatefulSet now = set("", "replicas: 1, currentReplicas: 2, availableReplicas: 1");

    assertThat(Received.texts(StatefulSetValidation.statusUpdate(now, now)))
        .containsExactly(
            "status.currentReplicas: Invalid value: 2: cannot be greater than status.replicas",
            "status.availableReplicas: Invalid value: 1: cannot be greater than"
                + " status.readyReplicas");
  }
}
