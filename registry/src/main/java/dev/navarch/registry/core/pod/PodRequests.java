package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the containers of a pod ask for together.
 *
 * <p>Init containers run one after the other, before the others and beside the sidecars that were
 * started before them: the pod needs the larger of what any of these moments needs.
 */
final class PodRequests {
  private PodRequests() {}

  static Map<String, Quantity> of(PodSpec spec) {
    Map<String, Quantity> running = new TreeMap<>();
    spec.containers().forEach(container -> add(running, container.resources().requests()));
    Map<String, Quantity> sidecars = new TreeMap<>();
    Map<String, Quantity> starting = new TreeMap<>();
    for (Container container : spec.initContainers()) {
      Map<String, Quantity> requests = container.resources().requests();
      if (ContainersValidation.isSidecar(container)) {
        add(running, requests);
        add(sidecars, requests);
        max(starting, sidecars);
      } else {
        Map<String, Quantity> moment = new TreeMap<>(sidecars);
        add(moment, requests);
        max(starting, moment);
      }
    }
    max(running, starting);
    return running;
  }

  private static void add(Map<String, Quantity> sums, Map<String, Quantity> more) {
    more.forEach((name, amount) -> sums.merge(name, amount, Quantity::add));
  }

  private static void max(Map<String, Quantity> largest, Map<String, Quantity> others) {
    others.forEach(
        (name, amount) -> largest.merge(name, amount, (a, b) -> a.compareTo(b) >= 0 ? a : b));
  }
}
