package dev.navarch.registry.core.pod;

import static dev.navarch.registry.core.pod.PodDocuments.spec;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PodSchedulingValidationTest {

  @Test
  void nodeAffinityHasTermsWithOperators() {
    assertThat(
            spec(
                "affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution:"
                    + " {nodeSelectorTerms: []}}}"))
        .containsExactly(
            "spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution"
                + ".nodeSelectorTerms: Required value: must have at least one node selector term");
    assertThat(
            spec(
                "affinity: {nodeAffinity: {preferredDuringSchedulingIgnoredDuringExecution:"
                    + " [{weight: 101, preference: {matchExpressions: [{key: a, operator: Gt}],"
                    + " matchFields: [{key: metadata.uid, operator: In, values: [x]}]}}]}}"))
        .containsExactly(
            "spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].weight:"
                + " Invalid value: 101: must be in the range 1-100",
            "spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[0]"
                + ".preference.matchExpressions[0].values: Required value: must be specified single"
                + " value when `operator` is 'Lt' or 'Gt'",
            "spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[0]"
                + ".preference.matchFields[0].key: Invalid value: \"metadata.uid\": not a valid"
                + " field selector key");
  }

  @Test
  void podAffinityNamesATopology() {
    assertThat(
            spec(
                "affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution:"
                    + " [{topologyKey: '', matchLabelKeys: [a]}]}}"))
        .startsWith(
            "spec.affinity.podAntiAffinity.requiredDuringSchedulingIgnoredDuringExecution[0]"
                + ".matchLabelKeys: Forbidden: must not be specified when labelSelector is not set",
            "spec.affinity.podAntiAffinity.requiredDuringSchedulingIgnoredDuringExecution[0]"
                + ".topologyKey: Required value: can not be empty");
  }

  @Test
  void tolerationsMatchKeysOrEverything() {
    assertThat(spec("tolerations: [{operator: Equal}]"))
        .containsExactly(
            "spec.tolerations[0].operator: Invalid value: \"Equal\": operator must be Exists when"
                + " `key` is empty, which means \"match all values and all keys\"");
    assertThat(
            spec(
                "tolerations: [{key: a, operator: Exists, value: v, effect: NoSchedule,"
                    + " tolerationSeconds: 5}]"))
        .containsExactly(
            "spec.tolerations[0].effect: Invalid value: \"NoSchedule\": effect must be 'NoExecute'"
                + " when `tolerationSeconds` is set",
            "spec.tolerations[0].operator: Invalid value: \"v\": value must be empty when `operator`"
                + " is 'Exists'");
    assertThat(spec("tolerations: [{key: a, operator: Like, effect: Never}]"))
        .containsExactly(
            "spec.tolerations[0].operator: Unsupported value: \"Like\": supported values: \"Equal\","
                + " \"Exists\"",
            "spec.tolerations[0].effect: Unsupported value: \"Never\": supported values:"
                + " \"NoSchedule\", \"PreferNoSchedule\", \"NoExecute\"");
  }

  @Test
  void podsAreSpreadInOneWayPerTopology() {
    assertThat(
            spec(
                "topologySpreadConstraints: [{maxSkew: 0, topologyKey: z, whenUnsatisfiable:"
                    + " ScheduleAnyway, minDomains: 2}, {maxSkew: 1, topologyKey: z,"
                    + " whenUnsatisfiable: ScheduleAnyway}]"))
        .containsExactly(
            "spec.topologySpreadConstraints[0].maxSkew: Invalid value: 0: must be greater than"
                + " zero",
            "spec.topologySpreadConstraints[0].{topologyKey, whenUnsatisfiable}: Duplicate value:"
                + " \"{z, ScheduleAnyway}\"",
            "spec.topologySpreadConstraints[0].minDomains: Invalid value: 2: can only use minDomains"
                + " if whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway");
  }

  @Test
  void gatesHaveNamesAndKeepAPodFromNodes() {
    assertThat(spec("schedulingGates: [{name: a.b/c}, {name: a.b/c}], nodeName: n1"))
        .containsExactly(
            "spec.schedulingGates[1]: Duplicate value: \"a.b/c\"",
            "spec.nodeName: Forbidden: cannot be set until all schedulingGates have been cleared");
    assertThat(spec("readinessGates: [{conditionType: a.b/}]"))
        .first()
        .asString()
        .startsWith("spec.readinessGates[0].conditionType: Invalid value: \"a.b/\": name part");
  }

  @Test
  void namesAreResolvedInAKnownWay() {
    assertThat(spec("dnsPolicy: None"))
        .containsExactly(
            "spec.dnsConfig: Required value: must provide `dnsConfig` when `dnsPolicy` is None");
    assertThat(
            spec(
                "dnsPolicy: Mine, dnsConfig: {nameservers: [1.2.3.4, x, 1.2.3.04, '::1'], searches:"
                    + " [., _a._b.c, a_], options: [{value: v}]}"))
        .containsExactly(
            "spec.dnsPolicy: Unsupported value: \"Mine\": supported values:"
                + " \"ClusterFirstWithHostNet\", \"ClusterFirst\", \"Default\", \"None\"",
            "spec.dnsConfig.nameservers: Invalid value: [\"1.2.3.4\",\"x\",\"1.2.3.04\",\"::1\"]:"
                + " must not have more than 3 nameservers",
            "spec.dnsConfig.nameservers[1]: Invalid value: \"x\": must be a valid IP address, (e.g."
                + " 10.9.8.7 or 2001:db8::ffff)",
            "spec.dnsConfig.nameservers[2]: Invalid value: \"1.2.3.04\": must be a valid IP address,"
                + " (e.g. 10.9.8.7 or 2001:db8::ffff)",
            "spec.dnsConfig.searches[2]: Invalid value: \"a_\": a lowercase RFC 1123 subdomain must"
                + " consist of lower case alphanumeric characters, '_', '-' or '.', and must start"
                + " and end with an alphanumeric character (e.g. 'example.com', regex used for"
                + " validation is"
                + " '_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?(\\._?[a-z0-9]([-_a-z0-9]*[a-z0-9])?)*')",
            "spec.dnsConfig.options[0]: Required value: must not be empty");
    assertThat(spec("hostAliases: [{ip: a, hostnames: [b]}]"))
        .containsExactly(
            "spec.hostAliases[0].ip: Invalid value: \"a\": must be a valid IP address, (e.g. 10.9.8.7"
                + " or 2001:db8::ffff)");
  }

  @Test
  void policiesAndDeadlinesAreChecked() {
    assertThat(spec("restartPolicy: Maybe, activeDeadlineSeconds: 0, preemptionPolicy: Always"))
        .containsExactly(
            "spec.restartPolicy: Unsupported value: \"Maybe\": supported values: \"Always\","
                + " \"OnFailure\", \"Never\"",
            "spec.activeDeadlineSeconds: Invalid value: 0: must be between 1 and 2147483647,"
                + " inclusive",
            "spec.preemptionPolicy: Unsupported value: \"Always\": supported values:"
                + " \"PreemptLowerPriority\", \"Never\"");
    assertThat(spec("overhead: {cpu: -1}"))
        .containsExactly(
            "spec.overhead.limits[cpu]: Invalid value: \"-1\": must be greater than or equal to 0");
  }
}
