package dev.navarch.registry.batch.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class JobStatusValidationTest {
  private static final String START = "startTime: '2026-01-01T00:00:00Z'";
  private static final String END = "completionTime: '2026-01-01T00:01:00Z'";
  private static final String COMPLETE =
      "conditions: [{type: SuccessCriteriaMet, status: 'True'}, {type: Complete, status: 'True'}]";

  private static List<String> update(String now, String before) {
    return Received.texts(JobValidation.statusUpdate(job(now), job(before)));
  }

  private static Job job(String status) {
    return Received.object(
        Job.class,
        "{apiVersion: batch/v1, kind: Job, metadata: {name: x}, spec: {completionMode: Indexed,"
            + " completions: 5, parallelism: 2, template: {}}, status: {"
            + status
            + "}}");
  }

  @Test
  void aJobThatStartedMayComplete() {
    assertThat(
            update(String.join(", ", START, END, COMPLETE, "succeeded: 5"), START + ", active: 2"))
        .isEmpty();
  }

  @Test
  void aCompleteJobHasTimesAndNoPods() {
    assertThat(update(COMPLETE + ", active: 1", "active: 1"))
        .containsExactly(
            "status.completionTime: Required value: completionTime is required for Complete jobs",
            "status.active: Invalid value: 1: active>0 is invalid for finished job",
            "status.startTime: Required value: startTime is required for finished job");
  }

  @Test
  void whatIsOverStaysOver() {
    String done = String.join(", ", START, END, COMPLETE, "succeeded: 5, failed: 1");

    assertThat(update(START, done))
        .containsExactly(
            "status.conditions: Invalid value: cannot disable the terminal Complete=True condition",
            "status.failed: Invalid value: 0: cannot decrease the failed counter",
            "status.succeeded: Invalid value: 0: cannot decrease the succeeded counter",
            "status.conditions: Invalid value: cannot disable the SuccessCriteriaMet=True"
                + " condition");
  }

  @Test
  void failureIsAnnounced() {
    assertThat(update("conditions: [{type: Failed, status: 'True'}], " + START, START))
        .containsExactly(
            "status.conditions: Invalid value: cannot set Failed=True condition without the"
                + " FailureTarget=true condition");
  }

  @Test
  void indexesAreInOrderAndInRange() {
    assertThat(update("completedIndexes: '3,1'", ""))
        .containsExactly(
            "status.completedIndexes: Invalid value: \"3,1\": error parsing completedIndexes:"
                + " non-increasing order, previous: 3, current: 1");
    assertThat(update("completedIndexes: '1-9'", "completedIndexes: '1-9'")).isEmpty();
    assertThat(update("completedIndexes: '1-3', failedIndexes: '3'", ""))
        .containsExactly(
            "status.failedIndexes: Invalid value: \"3\": cannot set non-null failedIndexes when"
                + " backoffLimitPerIndex is null",
            "status.failedIndexes: Invalid value: \"3\": failedIndexes and completedIndexes overlap"
                + " at index: 3");
  }

  @Test
  void readyPodsAreActive() {
    assertThat(update("ready: 2, active: 1", ""))
        .containsExactly("status.ready: Invalid value: 2: cannot set more ready pods than active");
  }
}
