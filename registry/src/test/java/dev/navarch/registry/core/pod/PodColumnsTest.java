package dev.navarch.registry.core.pod;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.TableRowCondition;
import dev.navarch.registry.columns.Rows;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PodColumnsTest {
  private static final String RUNNING = "state: {running: {}}, ready: true";

  private static String pod(String spec, String status) {
    return """
    apiVersion: v1
    kind: Pod
    metadata: {name: p, creationTimestamp: '2026-01-01T11:00:00Z'}
    spec: {%s}
    status: {%s}
    """
        .formatted(spec, status);
  }

  /** Ready, status and restarts of a pod. */
  private static String summary(String spec, String status) {
    List<Object> cells = Rows.cells("pods", pod(spec, status));
    return "%s %s %s".formatted(cells.get(1), cells.get(2), cells.get(3));
  }

  private static String oneContainer(String status) {
    return summary(
        "containers: [{name: a}]",
        "phase: Running, containerStatuses: [{name: a, %s}]".formatted(status));
  }

  @Test
  void aNewPodHasNothingYet() {
    assertThat(Rows.row("pods", pod("containers: [{name: a}]", "phase: Pending")))
        .isEqualTo("p|0/1|Pending|0|60m|<none>|<none>|<none>|<none>");
  }

  @Test
  void aRunningPodTellsWhereItIs() {
    String pod =
        pod(
            "containers: [{name: a}], nodeName: n1, readinessGates: [{conditionType: x}, "
                + "{conditionType: z}]",
            "phase: Running, nominatedNodeName: n2, podIP: 10.0.0.9, podIPs: [{ip: 10.0.0.9}, "
                + "{ip: 'fd00::9'}], conditions: [{type: x, status: 'True'}], "
                + "containerStatuses: [{name: a, restartCount: 3, "
                + RUNNING
                + ", lastState: {terminated: {finishedAt: '2026-01-01T11:55:00Z'}}}]");

    assertThat(Rows.row("pods", pod)).isEqualTo("p|1/1|Running|3 (5m ago)|60m|10.0.0.9|n1|n2|1/2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          state: {waiting: {reason: CrashLoopBackOff}}, restartCount: 7  | 0/1 CrashLoopBackOff 7
          state: {waiting: {reason: PodInitializing}}                    | 0/1 PodInitializing 0
          state: {waiting: {}}                                           | 0/1 Running 0
          state: {terminated: {exitCode: 1, reason: Error}}              | 0/1 Error 0
          state: {terminated: {exitCode: 0, reason: Completed}}          | 0/1 Completed 0
          state: {terminated: {exitCode: 3}}                             | 0/1 ExitCode:3 0
          state: {terminated: {exitCode: 137, signal: 9}}                | 0/1 Signal:9 0
          state: {running: {}}, ready: false                             | 0/1 Running 0
          """)
  void aContainerThatDoesNotRunGivesTheStatus(String status, String expected) {
    assertThat(oneContainer(status)).isEqualTo(expected);
  }

  @Test
  void theFirstContainerWithAReasonHasTheLastWord() {
    assertThat(
            summary(
                "containers: [{name: a}, {name: b}]",
                "phase: Running, containerStatuses: ["
                    + "{name: a, state: {waiting: {reason: ImagePullBackOff}}}, "
                    + "{name: b, state: {waiting: {reason: ErrImagePull}}}]"))
        .isEqualTo("0/2 ImagePullBackOff 0");
  }

  @ParameterizedTest
  @CsvSource({"'True', 1/2 Running 0", "'False', 1/2 NotReady 0"})
  void aPodOfWhichAPartIsDoneIsRunningWhileItIsReady(String ready, String expected) {
    assertThat(
            summary(
                "containers: [{name: a}, {name: b}]",
                "phase: Running, conditions: [{type: Ready, status: '%s'}], containerStatuses: ["
                        .formatted(ready)
                    + "{name: a, state: {terminated: {reason: Completed}}}, {name: b, "
                    + RUNNING
                    + "}]"))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          state: {running: {}}                                  | 0/1 Init:0/2 1
          state: {waiting: {reason: PodInitializing}}           | 0/1 Init:0/2 1
          state: {waiting: {reason: CrashLoopBackOff}}          | 0/1 Init:CrashLoopBackOff 1
          state: {terminated: {exitCode: 1, reason: Error}}     | 0/1 Init:Error 1
          state: {terminated: {exitCode: 2}}                    | 0/1 Init:ExitCode:2 1
          state: {terminated: {exitCode: 137, signal: 9}}       | 0/1 Init:Signal:9 1
          state: {terminated: {exitCode: 0, reason: Completed}} | 0/1 Init:1/2 3
          """)
  void aPodThatIsPreparedTellsHowFarItIs(String first, String expected) {
    String spec = "initContainers: [{name: x}, {name: z}], containers: [{name: a}]";
    String status =
        "phase: Pending, initContainerStatuses: [{name: x, restartCount: 1, %s}, "
            + "{name: z, restartCount: 2, state: {waiting: {reason: PodInitializing}}}], "
            + "containerStatuses: [{name: a, restartCount: 40, state: {waiting: "
            + "{reason: PodInitializing}}}]";

    assertThat(summary(spec, status.formatted(first))).isEqualTo(expected);
  }

  @Test
  void aSidecarCountsAsAContainer() {
    String spec = "initContainers: [{name: s, restartPolicy: Always}], containers: [{name: a}]";
    String status =
        "phase: Running, initContainerStatuses: [{name: s, started: true, restartCount: 2, %s}], "
            + "containerStatuses: [{name: a, restartCount: 1, %s}]";

    assertThat(summary(spec, status.formatted(RUNNING, RUNNING))).isEqualTo("2/2 Running 3");
  }

  @Test
  void restartsOfPreparationAreForgottenAfterwards() {
    String spec = "initContainers: [{name: x}], containers: [{name: a}]";
    String status =
        "phase: Running, initContainerStatuses: [{name: x, restartCount: 5, "
            + "state: {terminated: {exitCode: 0}}}], containerStatuses: [{name: a, %s}]";

    assertThat(summary(spec, status.formatted(RUNNING))).isEqualTo("1/1 Running 0");
  }

  @Test
  void aReasonOfThePodStandsInForItsPhase() {
    assertThat(summary("containers: [{name: a}]", "phase: Failed, reason: Evicted"))
        .isEqualTo("0/1 Evicted 0");
    assertThat(
            summary(
                "containers: [{name: a}]",
                "phase: Pending, conditions: [{type: PodScheduled, status: 'False', "
                    + "reason: SchedulingGated}]"))
        .isEqualTo("0/1 SchedulingGated 0");
  }

  @ParameterizedTest
  @CsvSource({
    "phase: Running, Terminating",
    "phase: Succeeded, Succeeded",
    "'phase: Running, reason: NodeLost', Unknown"
  })
  void aPodThatIsDeletedIsTerminatingUnlessItIsOver(String status, String expected) {
    String pod =
        pod("containers: [{name: a}]", status)
            .replace("name: p,", "name: p, deletionTimestamp: '2026-01-01T11:59:00Z',");

    assertThat(Rows.cells("pods", pod).get(2)).isEqualTo(expected);
  }

  @Test
  void rowsOfPodsThatAreOverAreMarked() {
    assertThat(conditions("Succeeded"))
        .containsExactly(
            new TableRowCondition(
                "Completed", "True", "Succeeded", "The pod has completed successfully."));
    assertThat(conditions("Failed"))
        .containsExactly(new TableRowCondition("Completed", "True", "Failed", "The pod failed."));
    assertThat(conditions("Running")).isEmpty();
  }

  private static List<TableRowCondition> conditions(String phase) {
    return Rows.columns("pods").conditions(Rows.hub(pod("containers: []", "phase: " + phase)));
  }
}
