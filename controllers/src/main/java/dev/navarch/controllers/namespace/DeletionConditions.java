package dev.navarch.controllers.namespace;

import dev.navarch.api.core.v1.NamespaceCondition;
import dev.navarch.api.core.v1.NamespaceConditionType;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the conditions of a namespace tell of its deletion. Words are those of Kubernetes. */
final class DeletionConditions {
  private DeletionConditions() {}

  /** One thing that can be wrong, and what is said in either case. */
  private record Finding(
      String type, Optional<String> problem, String badReason, String goodReason, String good) {
    NamespaceCondition condition(Time now) {
      return NamespaceCondition.builder()
          .type(type)
          .status(problem.isPresent() ? "True" : "False")
          .reason(problem.isPresent() ? badReason : goodReason)
          .message(problem.orElse(good))
          .lastTransitionTime(now)
          .build();
    }
  }

  private static List<Finding> findings(Sweep sweep) {
    Remaining remaining = sweep.remaining();
    return List.of(
        new Finding(
            NamespaceConditionType.NAMESPACE_DELETION_DISCOVERY_FAILURE,
            sweep.discoveryFailure(),
            "DiscoveryFailed",
            "ResourcesDiscovered",
            "All resources successfully discovered"),
        new Finding(
            NamespaceConditionType.NAMESPACE_DELETION_GROUP_VERSION_PARSING_FAILURE,
            problem(sweep.unreadableVersions(), "%2$s"),
            "GroupVersionParsingFailed",
            "ParsedGroupVersions",
            "All legacy kube types successfully parsed"),
        new Finding(
            NamespaceConditionType.NAMESPACE_DELETION_CONTENT_FAILURE,
            problem(
                sweep.contentFailures(), "Failed to delete all resource types, %d remaining: %s"),
            "ContentDeletionFailed",
            "ContentDeleted",
            "All content successfully deleted, may be waiting on finalization"),
        new Finding(
            NamespaceConditionType.NAMESPACE_CONTENT_REMAINING,
            counts(
                remaining.objects(),
                "Some resources are remaining: ",
                "%s has %d resource instances"),
            "SomeResourcesRemain",
            "ContentRemoved",
            "All content successfully removed"),
        new Finding(
            NamespaceConditionType.NAMESPACE_FINALIZERS_REMAINING,
            counts(
                remaining.finalizers(),
                "Some content in the namespace has finalizers remaining: ",
                "%s in %d resource instances"),
            "SomeFinalizersRemain",
            "ContentHasNoFinalizers",
            "All content-preserving finalizers finished"));
  }

  private static Optional<String> problem(List<String> problems, String format) {
    return problems.isEmpty()
        ? Optional.empty()
        : Optional.of(
            format.formatted(
                problems.size(), problems.stream().sorted().collect(Collectors.joining(", "))));
  }

  private static Optional<String> counts(
      Map<String, Integer> counts, String beginning, String format) {
    return counts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            counts.entrySet().stream()
                .map(entry -> format.formatted(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(", ", beginning, "")));
  }

  /**
   * The conditions after an attempt. One that says the same as before stays as it was; one whose
   * status is another begins now. Conditions of others stay.
   */
  static List<NamespaceCondition> after(List<NamespaceCondition> before, Sweep sweep, Time now) {
    List<NamespaceCondition> conditions = new ArrayList<>(before);
    for (Finding finding : findings(sweep)) {
      NamespaceCondition found = finding.condition(now);
      int known = indexOf(conditions, found.type());
      if (known < 0) {
        conditions.add(found);
      } else {
        conditions.set(known, changed(conditions.get(known), found));
      }
    }
    return conditions;
  }

  private static int indexOf(List<NamespaceCondition> conditions, String type) {
    for (int i = 0; i < conditions.size(); i++) {
      if (conditions.get(i).type().equals(type)) {
        return i;
      }
    }
    return -1;
  }

  private static NamespaceCondition changed(NamespaceCondition before, NamespaceCondition now) {
    return before.status().equals(now.status())
        ? now.toBuilder().lastTransitionTime(before.lastTransitionTime()).build()
        : now;
  }
}
