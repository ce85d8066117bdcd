package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.value.Quantity;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * What the containers of a pod need together.
 *
 * <p>Containers run at the same time, so their amounts add up. Init containers run one after the
 * other before them; one that restarts always, a sidecar, keeps running beside all that start
 * later. The pod needs the larger of the two: all containers with all sidecars, or the most that an
 * init container needs together with the sidecars started until then.
 */
final class ContainerTotals {
  private ContainerTotals() {}

  /** Adds up the limits or the requests of a pod's containers. */
  static Map<String, Quantity> of(
      PodSpec pod, Function<ResourceRequirements, Map<String, Quantity>> amounts) {
    Map<String, Quantity> running = new HashMap<>();
    for (Container container : pod.containers()) {
      merge(running, amounts.apply(container.resources()), Quantity::add);
    }
    Map<String, Quantity> sidecars = new HashMap<>();
    Map<String, Quantity> starting = new HashMap<>();
    for (Container container : pod.initContainers()) {
      Map<String, Quantity> own = amounts.apply(container.resources());
      if (ContainerRestartPolicy.ALWAYS.equals(container.restartPolicy())) {
        merge(running, own, Quantity::add);
        merge(sidecars, own, Quantity::add);
        merge(starting, sidecars, ContainerTotals::larger);
      } else {
        Map<String, Quantity> together = new HashMap<>(own);
        merge(together, sidecars, Quantity::add);
        merge(starting, together, ContainerTotals::larger);
      }
    }
    merge(running, starting, ContainerTotals::larger);
    return running;
  }

  private static void merge(
      Map<String, Quantity> into, Map<String, Quantity> amounts, BinaryOperator<Quantity> both) {
    amounts.forEach((name, amount) -> into.merge(name, amount, both));
  }

  private static Quantity larger(Quantity a, Quantity b) {
    return a.compareTo(b) < 0 ? b : a;
  }
}
