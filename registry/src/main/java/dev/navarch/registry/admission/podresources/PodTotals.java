package dev.navarch.registry.admission.podresources;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerRestartPolicy;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ResourceRequirements;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.ResourceNames;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What the containers of a pod need together, without what the runtime needs besides.
 *
 * <p>Init containers run one after the other, before the containers and beside the sidecars that
 * were started before them. The pod needs whatever its hungriest moment needs. What a pod says for
 * itself holds in place of what its containers add up to.
 */
public final class PodTotals {
  private PodTotals() {}

  public static Map<String, Quantity> requests(PodSpec spec) {
    Map<String, Quantity> total = sum(spec, ResourceRequirements::requests);
    ResourceRequirements own = spec.resources();
    if (own != null) {
      override(total, own.requests());
    }
    return total;
  }

  public static Map<String, Quantity> limits(PodSpec spec) {
    Map<String, Quantity> total = sum(spec, ResourceRequirements::limits);
    ResourceRequirements own = spec.resources();
    if (own != null) {
      override(total, own.limits());
    }
    return total;
  }

  /** Whether the pod says for itself what it needs. */
  public static boolean isSetForPod(PodSpec spec) {
    ResourceRequirements own = spec.resources();
    return own != null
        && (own.requests().keySet().stream().anyMatch(PodTotals::isPodLevel)
            || own.limits().keySet().stream().anyMatch(PodTotals::isPodLevel));
  }

  private static boolean isPodLevel(String name) {
    return name.equals(ResourceNames.CPU)
        || name.equals(ResourceNames.MEMORY)
        || ResourceNames.isHugePages(name);
  }

  private static void override(Map<String, Quantity> total, Map<String, Quantity> own) {
    own.forEach((name, amount) -> {
      if (isPodLevel(name)) {
        total.put(name, amount);
      }
    });
  }

  private static Map<String, Quantity> sum(
      PodSpec spec, Function<ResourceRequirements, Map<String, Quantity>> amounts) {
    Map<String, Quantity> running = new TreeMap<>();
    for (Container container : spec.containers()) {
      add(running, amounts.apply(container.resources()));
    }
    Map<String, Quantity> sidecars = new TreeMap<>();
    Map<String, Quantity> starting = new TreeMap<>();
    for (Container container : spec.initContainers()) {
      Map<String, Quantity> own = amounts.apply(container.resources());
      if (ContainerRestartPolicy.ALWAYS.equals(container.restartPolicy())) {
        add(running, own);
        add(sidecars, own);
        raise(starting, sidecars);
      } else {
        Map<String, Quantity> moment = new TreeMap<>(sidecars);
        add(moment, own);
        raise(starting, moment);
      }
    }
    raise(running, starting);
    return running;
  }

  private static void add(Map<String, Quantity> sums, Map<String, Quantity> more) {
    more.forEach((name, amount) -> sums.merge(name, amount, Quantity::add));
  }

  private static void raise(Map<String, Quantity> largest, Map<String, Quantity> others) {
    others.forEach(
        (name, amount) -> largest.merge(name, amount, (a, b) -> a.compareTo(b) >= 0 ? a : b));
  }
}
