package dev.navarch.registry.batch.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class JobValidationTest {
  private static final String GENERATED =
      "labels: {controller-uid: u, job-name: x, batch.kubernetes.io/controller-uid: u,"
          + " batch.kubernetes.io/job-name: x}";
  private static final String LABELS =
      "{\"batch.kubernetes.io/controller-uid\":\"u\",\"batch.kubernetes.io/job-name\":\"x\","
          + "\"controller-uid\":\"u\",\"job-name\":\"x\"}";
  private static final String SELECTOR =
      "selector: {matchLabels: {batch.kubernetes.io/controller-uid: u}}";
  private static final String PODS =
      "spec: {containers: [{name: c, image: i}], restartPolicy: Never}";

  private static Job job(String spec) {
    return Received.object(
        Job.class,
        "{apiVersion: batch/v1, kind: Job, metadata: {name: x, uid: u}, spec: {" + spec + "}}");
  }

  private static Job good(String more) {
    return job(SELECTOR + ", template: {metadata: {" + GENERATED + "}, " + PODS + "}, " + more);
  }

  private static List<String> created(Job job) {
    return Received.texts(JobValidation.create(job));
  }

  private static List<String> with(String more) {
    return created(good(more));
  }

  private static List<String> updated(Job now, Job before) {
    return Received.texts(JobValidation.update(now, before));
  }

  @Test
  void podsOfAJobComeToAnEnd() {
    String pods = "spec: {containers: [{name: c, image: i}]}";

    assertThat(created(job(SELECTOR + ", template: {metadata: {" + GENERATED + "}}")))
        .containsExactly(
            "spec.template.spec.containers: Required value",
            "spec.template.spec.restartPolicy: Required value: valid values: \"OnFailure\","
                + " \"Never\"");
    assertThat(created(job(SELECTOR + ", template: {metadata: {" + GENERATED + "}, " + pods + "}")))
        .containsExactly(
            "spec.template.spec.restartPolicy: Required value: valid values: \"OnFailure\","
                + " \"Never\"");
  }

  @Test
  void countsAreNotNegative() {
    for (String field :
        List.of(
            "parallelism",
            "completions",
            "backoffLimit",
            "activeDeadlineSeconds",
            "ttlSecondsAfterFinished")) {
      assertThat(with(field + ": -1"))
          .containsExactly(
              "spec." + field + ": Invalid value: -1: must be greater than or equal to 0");
    }
  }

  @Test
  void anIndexedJobKnowsItsIndexes() {
    assertThat(with("completionMode: X"))
        .containsExactly(
            "spec.completionMode: Unsupported value: \"X\": supported values: \"NonIndexed\","
                + " \"Indexed\"");
    assertThat(with("completionMode: Indexed, completions: 2, parallelism: 1000000"))
        .containsExactly(
            "spec.parallelism: Invalid value: 1000000: must be less than or equal to 100000 when"
                + " completion mode is Indexed");
    assertThat(with("backoffLimitPerIndex: 1"))
        .containsExactly(
            "spec.backoffLimitPerIndex: Invalid value: 1: requires indexed completion mode");
    assertThat(with("completionMode: Indexed, parallelism: 2"))
        .containsExactly("spec.completions: Required value: when completion mode is Indexed");
  }

  @Test
  void theSelectorIsTheServers() {
    assertThat(
            created(
                job(
                    "selector: {matchLabels: {a: b, batch.kubernetes.io/controller-uid: u}},"
                        + " template: {metadata: {"
                        + GENERATED
                        + "}, "
                        + PODS
                        + "}")))
        .containsExactly(
            "spec.selector: Invalid value:"
                + " {\"matchLabels\":{\"a\":\"b\",\"batch.kubernetes.io/controller-uid\":\"u\"}}:"
                + " `selector` not auto-generated",
            "spec.template.metadata.labels: Invalid value: "
                + LABELS
                + ": `selector` does not match template `labels`");
    assertThat(created(job(SELECTOR + ", template: {" + PODS + "}")))
        .startsWith(
            "spec.template.metadata.labels[controller-uid]: Required value: must be 'u'",
            "spec.template.metadata.labels[job-name]: Required value: must be 'x'");
  }

  @Test
  void aSelectorChosenByHandIsThere() {
    assertThat(created(job("manualSelector: true, template: {" + PODS + "}")))
        .containsExactly(
            "spec.selector: Required value",
            "spec.template.metadata.labels: Invalid value: null: `selector` does not match template"
                + " `labels`");
  }

  @Test
  void failuresAreJudgedByRules() {
    assertThat(with("podFailurePolicy: {rules: [{action: X}]}"))
        .containsExactly(
            "spec.podFailurePolicy.rules[0].action: Unsupported value: \"X\": supported values:"
                + " \"Count\", \"FailIndex\", \"FailJob\", \"Ignore\"",
            "spec.podFailurePolicy.rules[0]: Invalid value: specifying one of OnExitCodes and"
                + " OnPodConditions is required");
    assertThat(
            with(
                "podFailurePolicy: {rules: [{action: FailJob, onExitCodes: {operator: In, values:"
                    + " []}}]}"))
        .containsExactly(
            "spec.podFailurePolicy.rules[0].onExitCodes.values: Invalid value: []: at least one"
                + " value is required");
    assertThat(
            with(
                "podFailurePolicy: {rules: [{action: FailJob, onExitCodes: {operator: In, values:"
                    + " [2, 0, 2], containerName: z}}]}"))
        .containsExactly(
            "spec.podFailurePolicy.rules[0].onExitCodes.containerName: Invalid value: \"z\": must be"
                + " one of the container or initContainer names in the pod template",
            "spec.podFailurePolicy.rules[0].onExitCodes.values[1]: Invalid value: 0: must not be 0"
                + " for the In operator",
            "spec.podFailurePolicy.rules[0].onExitCodes.values[2]: Duplicate value: 2",
            "spec.podFailurePolicy.rules[0].onExitCodes.values: Invalid value: [2,0,2]: must be"
                + " ordered");
  }

  @Test
  void successIsJudgedByRules() {
    assertThat(with("successPolicy: {rules: []}"))
        .containsExactly(
            "spec.successPolicy: Invalid value: {\"Rules\":[]}: requires indexed completion mode");
    assertThat(
            with(
                "completionMode: Indexed, completions: 5, successPolicy: {rules: [{},"
                    + " {succeededIndexes: 1-3, succeededCount: 4}, {succeededIndexes: '3-9'}]}"))
        .containsExactly(
            "spec.successPolicy.rules[0]: Required value: at least one of succeededCount or"
                + " succeededIndexes must be specified",
            "spec.successPolicy.rules[1].succeededCount: Invalid value: 4: must be less than or equal"
                + " to 3 (the number of indexes in the specified succeededIndexes field)",
            "spec.successPolicy.rules[2].succeededIndexes: Invalid value: \"3-9\": error parsing"
                + " succeededIndexes: too large index: \"9\"");
  }

  @Test
  void replacementAndManagerAreKnown() {
    assertThat(with("podReplacementPolicy: X"))
        .containsExactly(
            "spec.podReplacementPolicy: Unsupported value: \"X\": supported values: \"Failed\","
                + " \"TerminatingOrFailed\"");
    assertThat(with("managedBy: bad"))
        .containsExactly(
            "spec.managedBy: Invalid value: \"bad\": must be a domain-prefixed path (such as"
                + " \"acme.io/foo\")");
  }

  @Test
  void mostOfAJobStays() {
    assertThat(updated(good("completions: 4"), good("completions: 3")))
        .containsExactly("spec.completions: Invalid value: 4: field is immutable");
    assertThat(updated(good("parallelism: 4"), good("parallelism: 3"))).isEmpty();
    assertThat(updated(good("completionMode: Indexed, completions: 3"), good("completions: 3")))
        .containsExactly("spec.completionMode: Invalid value: \"Indexed\": field is immutable");
  }

  @Test
  void anIndexedJobGrowsWithItsParallelism() {
    String indexed = "completionMode: Indexed, ";

    assertThat(
            updated(
                good(indexed + "completions: 4, parallelism: 4"),
                good(indexed + "completions: 3, parallelism: 3")))
        .isEmpty();
    assertThat(
            updated(
                good(indexed + "completions: 4, parallelism: 3"),
                good(indexed + "completions: 3, parallelism: 3")))
        .containsExactly(
            "spec.completions: Invalid value: 4: can only be modified in tandem with"
                + " spec.parallelism");
  }

  @Test
  void whatIsWrongWithTheSpecificationIsReportedTwice() {
    Job other =
        job(
            "selector: {matchLabels: {a: b, batch.kubernetes.io/controller-uid: u}}, template:"
                + " {metadata: {"
                + GENERATED
                + "}, "
                + PODS
                + "}");
    String selector =
        "spec.selector: Invalid value:"
            + " {\"matchLabels\":{\"a\":\"b\",\"batch.kubernetes.io/controller-uid\":\"u\"}}: ";
    String labels =
        "spec.template.metadata.labels: Invalid value: "
            + LABELS
            + ": `selector` does not match template `labels`";

    assertThat(updated(other, good("")))
        .containsExactly(
            selector + "`selector` not auto-generated",
            labels,
            labels,
            selector + "field is immutable");
  }

  @Test
  void theTemplateStaysOnceTheJobRuns() {
    String template =
        SELECTOR
            + ", template: {metadata: {"
            + GENERATED
            + "}, spec: {containers: [{name: c, image: i}], restartPolicy: Never, nodeSelector: {a:"
            + " b}}}";

    assertThat(updated(job(template), good("")))
        .singleElement()
        .asString()
        .startsWith(
            "spec.template: Invalid value: {\"labels\":" + LABELS + ",\"Spec\":{\"Volumes\":")
        .endsWith("\"HostnameOverride\":null,\"SchedulingGroup\":null}}: field is immutable");
    assertThat(updated(job(template + ", suspend: true"), good("suspend: true"))).isEmpty();
  }

  @Test
  void hostnamesOfIndexedPodsAreNames() {
    Job dotted =
        Received.object(
            Job.class,
            "{apiVersion: batch/v1, kind: Job, metadata: {name: a.b, uid: u}, spec:"
                + " {completionMode: Indexed, completions: 3, manualSelector: true, selector:"
                + " {matchLabels: {a: b}}, template: {metadata: {labels: {a: b}}, "
                + PODS
                + "}}}");

    assertThat(created(dotted))
        .containsExactly(
            "metadata.name: Invalid value: \"a.b\": will not able to create pod with invalid DNS"
                + " label: a.b-2");
  }
}
