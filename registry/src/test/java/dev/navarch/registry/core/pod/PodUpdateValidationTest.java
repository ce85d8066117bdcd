package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpecBuilder;
import dev.navarch.registry.validation.Received;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class PodUpdateValidationTest {
  private static final String ONLY_THESE =
      "spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image`,"
          + "`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,`spec.tolerations` (only"
          + " additions to existing tolerations),`spec.terminationGracePeriodSeconds` (allow it to"
          + " be set to 1 if it was previously negative)\n";

  private static final Pod POD =
      PodDocuments.podWith("tolerations: [{key: a, operator: Exists}], activeDeadlineSeconds: 30");

  private static Pod changed(Pod pod, UnaryOperator<PodSpecBuilder> change) {
    return pod.toBuilder().spec(change.apply(pod.spec().toBuilder()).build()).build();
  }

  private static List<String> update(UnaryOperator<PodSpecBuilder> change) {
    return Received.texts(PodValidation.update(changed(POD, change), POD));
  }

  private static List<String> update(Pod now, Pod before) {
    return Received.texts(PodValidation.update(now, before));
  }

  @Test
  void anImageMayChange() {
    Pod other = PodDocuments.pod("containers: [{name: c, image: j}]");

    assertThat(update(other, PodDocuments.podWith(""))).isEmpty();
  }

  @Test
  void whatMayNotChangeIsShownAsADifference() {
    assertThat(update(spec -> spec.nodeName("n")))
        .containsExactly(
            ONLY_THESE
                + """
                @@ -42,7 +42,7 @@
                  "NodeSelector": null,
                  "ServiceAccountName": "",
                  "AutomountServiceAccountToken": null,
                - "NodeName": "",
                + "NodeName": "n",
                  "SecurityContext": {
                   "HostNetwork": false,
                   "HostPID": false,
                """);
  }

  @Test
  void fieldsOfTheHostAreShownWithTheSecurityContext() {
    assertThat(update(spec -> spec.hostPID(true)).getFirst())
        .contains("-  \"HostPID\": false,\n+  \"HostPID\": true,\n");
  }

  @Test
  void severalChangesAreShownEach() {
    String message = update(spec -> spec.restartPolicy("Never").hostname("h")).getFirst();

    assertThat(message)
        .contains("- \"RestartPolicy\": \"Always\",\n+ \"RestartPolicy\": \"Never\",\n")
        .contains("- \"Hostname\": \"\",\n+ \"Hostname\": \"h\",\n");
    assertThat(message.split("@@ -", -1)).hasSize(3);
  }

  @Test
  void containersAreNeitherAddedNorRemoved() {
    Pod two = PodDocuments.pod("containers: [{name: c, image: i}, {name: d, image: i}]");

    assertThat(update(two, PodDocuments.podWith("")))
        .containsExactly(
            "spec.containers: Forbidden: pod updates may not add or remove containers");
  }

  @Test
  void aDeadlineIsOnlyBroughtForward() {
    assertThat(update(spec -> spec.activeDeadlineSeconds(20L))).isEmpty();
    assertThat(update(spec -> spec.activeDeadlineSeconds(40L)))
        .containsExactly(
            "spec.activeDeadlineSeconds: Invalid value: 40: must be less than or equal to previous"
                + " value");
    assertThat(update(spec -> spec.activeDeadlineSeconds(null)))
        .containsExactly(
            "spec.activeDeadlineSeconds: Invalid value: null: must not update from a positive"
                + " integer to nil value");
  }

  @Test
  void aGracePeriodIsOnlyMended() {
    Pod negative = changed(POD, spec -> spec.terminationGracePeriodSeconds(-5L));
    Pod mended = changed(POD, spec -> spec.terminationGracePeriodSeconds(1L));

    assertThat(update(mended, negative)).isEmpty();
    assertThat(update(mended, POD))
        .singleElement()
        .asString()
        .contains(
            "- \"TerminationGracePeriodSeconds\": 30,\n+ \"TerminationGracePeriodSeconds\": 1,\n");
  }

  @Test
  void tolerationsAreOnlyAdded() {
    Pod more =
        PodDocuments.podWith(
            "tolerations: [{key: b, operator: Exists}, {key: a, operator: Exists}],"
                + " activeDeadlineSeconds: 30");
    Pod none = PodDocuments.podWith("activeDeadlineSeconds: 30");

    assertThat(update(more, POD)).isEmpty();
    assertThat(update(none, POD))
        .containsExactly(
            "spec.tolerations: Forbidden: existing toleration can not be modified except its"
                + " tolerationSeconds");
  }

  @Test
  void gatesAreOnlyTakenAway() {
    Pod open = PodDocuments.podWith("");
    Pod gated = PodDocuments.podWith("schedulingGates: [{name: a.b/c}]");

    assertThat(update(open, gated)).isEmpty();
    assertThat(update(gated, open))
        .containsExactly(
            "spec.schedulingGates[0].name: Forbidden: only deletion is allowed, but found new"
                + " scheduling gate 'a.b/c'");
  }

  @Test
  void nodesOfAGatedPodAreOnlyNarrowed() {
    String gate = "schedulingGates: [{name: a.b/c}]";
    Pod gated = PodDocuments.podWith(gate + ", nodeSelector: {a: b}");
    Pod narrower = PodDocuments.podWith(gate + ", nodeSelector: {a: b, c: d}");
    Pod other = PodDocuments.podWith(gate + ", nodeSelector: {a: z}");

    assertThat(update(narrower, gated)).isEmpty();
    assertThat(update(other, gated))
        .containsExactly(
            "spec.nodeSelector: Invalid value: {\"a\":\"z\"}: only additions to spec.nodeSelector"
                + " are allowed (no mutations or deletions)");
  }

  @Test
  void nodeAffinityOfAGatedPodIsOnlyNarrowed() {
    String gate = "schedulingGates: [{name: a.b/c}]";
    Pod free = PodDocuments.podWith(gate);
    Pod bound = PodDocuments.podWith(gate + ", " + nodes("{key: a, operator: Exists}"));
    Pod narrower =
        PodDocuments.podWith(
            gate + ", " + nodes("{key: a, operator: Exists}, {key: b, operator: Exists}"));
    Pod other = PodDocuments.podWith(gate + ", " + nodes("{key: b, operator: Exists}"));

    assertThat(update(bound, free)).isEmpty();
    assertThat(update(narrower, bound)).isEmpty();
    assertThat(update(other, bound))
        .containsExactly(
            "spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution"
                + ".nodeSelectorTerms[0]: Invalid value:"
                + " {\"MatchExpressions\":[{\"Key\":\"b\",\"Operator\":\"Exists\",\"Values\":null}],"
                + "\"MatchFields\":null}: only additions are allowed (no mutations or deletions)");
  }

  private static String nodes(String requirements) {
    return "affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution:"
        + " {nodeSelectorTerms: [{matchExpressions: ["
        + requirements
        + "]}]}}}";
  }

  @Test
  void whatWasStoredBeforeARuleMayStay() {
    String bad = nodes("{key: a, operator: In, values: [b c]}");
    Pod stored = PodDocuments.podWith(bad);
    Pod renewed = PodDocuments.pod("containers: [{name: c, image: j}], " + bad);

    assertThat(PodDocuments.created(stored)).hasSize(1);
    assertThat(update(renewed, stored)).isEmpty();
  }

  @Test
  void mirrorsOfStaticPodsStayMirrors() {
    Pod mirror =
        POD.toBuilder()
            .metadata(
                POD.metadata().toBuilder()
                    .annotations(Map.of("kubernetes.io/config.mirror", "m"))
                    .build())
            .build();

    assertThat(update(POD, mirror))
        .containsExactly(
            "metadata.annotations[kubernetes.io/config.mirror]: Forbidden: may not remove or update"
                + " mirror pod annotation");
  }
}
