package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Tells which pods that are there already break a standard. */
final class ExistingPods {
  /** Enough to see what is wrong; a request must not take forever. */
  private static final int MOST_PODS = 3000;

  private final ResourceStore<Pod> pods;

  ExistingPods(BuiltInStores stores) {
    pods = stores.of("", "pods");
  }

  /** What to tell whoever makes a namespace stricter: one line for pods with the same problems. */
  List<String> warnings(String namespace, Standard standard) {
    List<Pod> present = pods.list(namespace);
    int looked = Math.min(present.size(), MOST_PODS);
    Map<String, List<String>> names = new TreeMap<>();
    for (Pod pod : present.subList(0, looked)) {
      Findings found = Checks.find(standard, pod.metadata(), pod.spec());
      if (!found.isClean()) {
        names
            .computeIfAbsent(found.reasons(), reasons -> new ArrayList<>())
            .add(pod.metadata().name());
      }
    }
    List<String> warnings = new ArrayList<>();
    if (looked < present.size()) {
      warnings.add(
          "new PodSecurity enforce level only checked against the first %d of %d existing pods"
              .formatted(looked, present.size()));
    }
    if (!names.isEmpty()) {
      warnings.add(
          "existing pods in namespace \"%s\" violate the new PodSecurity enforce level \"%s\""
              .formatted(namespace, standard));
    }
    TreeSet<String> lines = new TreeSet<>();
    names.forEach((reasons, some) -> lines.add(who(some) + ": " + reasons));
    warnings.addAll(lines);
    return warnings;
  }

  /** Pods come in the order of their names. */
  private static String who(List<String> names) {
    return switch (names.size()) {
      case 1 -> names.get(0);
      case 2 -> names.get(0) + " (and 1 other pod)";
      default -> names.get(0) + " (and %d other pods)".formatted(names.size() - 1);
    };
  }
}
