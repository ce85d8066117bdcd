package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodReadinessGate;
import dev.navarch.api.core.v1.PodStatus;
import dev.navarch.apimachinery.meta.v1.ConditionStatus;
import dev.navarch.apimachinery.meta.v1.RowConditionType;
import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.meta.v1.TableRowCondition;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.apiserver.table.HumanDuration;
import dev.navarch.registry.columns.LabelCells;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How pods are listed. */
public final class PodColumns implements Columns<Pod> {
  public static final Columns<Pod> COLUMNS = new PodColumns();

  private static final List<TableColumnDefinition> DEFINITIONS =
      List.of(
          new TableColumnDefinition("Name", "string", "name", Descriptions.NAME, 0),
          column("Ready", 0, "Containers that are ready, of all that stay up"),
          column("Status", 0, "What becomes of the pod, in one word"),
          column("Restarts", 0, "How often containers were started again, and when last"),
          column("Age", 0, Descriptions.CREATED),
          column("IP", 1, "First address of the pod"),
          column("Node", 1, "Node on which the pod runs or is to run"),
          column("Nominated Node", 1, "Node on which room is being made for the pod"),
          column("Readiness Gates", 1, "Further conditions that are met, of all that are asked"));

  private static final List<TableRowCondition> SUCCEEDED =
      completed("Succeeded", "The pod has completed successfully.");
  private static final List<TableRowCondition> FAILED = completed("Failed", "The pod failed.");

  private PodColumns() {}

  private static TableColumnDefinition column(String name, int priority, String description) {
    return new TableColumnDefinition(name, "string", "", description, priority);
  }

  private static List<TableRowCondition> completed(String reason, String message) {
    return List.of(
        new TableRowCondition(RowConditionType.COMPLETED, ConditionStatus.TRUE, reason, message));
  }

  @Override
  public List<TableColumnDefinition> definitions() {
    return DEFINITIONS;
  }

  @Override
  public List<@Nullable Object> cells(Pod pod, Instant now) {
    PodSummary summary = PodSummary.of(pod);
    return List.of(
        pod.metadata().name(),
        summary.readyContainers() + "/" + summary.containers(),
        summary.status(),
        restarts(summary, now),
        HumanDuration.since(pod.metadata().creationTimestamp(), now),
        LabelCells.orNone(address(pod.status())),
        LabelCells.orNone(pod.spec().nodeName()),
        LabelCells.orNone(pod.status().nominatedNodeName()),
        readinessGates(pod));
  }

  private static String restarts(PodSummary summary, Instant now) {
    return summary.restarts() == 0 || summary.lastRestart().isZero()
        ? Integer.toString(summary.restarts())
        : "%d (%s ago)"
            .formatted(summary.restarts(), HumanDuration.since(summary.lastRestart(), now));
  }

  private static @Nullable String address(PodStatus status) {
    return status.podIPs().isEmpty() ? status.podIP() : status.podIPs().getFirst().ip();
  }

  private static String readinessGates(Pod pod) {
    List<PodReadinessGate> gates = pod.spec().readinessGates();
    if (gates.isEmpty()) {
      return LabelCells.NONE;
    }
    long open =
        gates.stream()
            .filter(gate -> PodSummary.isTrue(pod.status(), gate.conditionType()))
            .count();
    return open + "/" + gates.size();
  }

  @Override
  public List<TableRowCondition> conditions(Pod pod) {
    return switch (pod.status().phase()) {
      case "Succeeded" -> SUCCEEDED;
      case "Failed" -> FAILED;
      default -> List.of();
    };
  }
}
