package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ResourceRequirements;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.ResourceNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How reliably a pod is served when a node runs short, judged by what its containers ask for. */
public final class QosClass {
  public static final String GUARANTEED = "Guaranteed";
  public static final String BURSTABLE = "Burstable";
  public static final String BEST_EFFORT = "BestEffort";

  private static final List<String> COUNTED = List.of(ResourceNames.CPU, ResourceNames.MEMORY);

  private QosClass() {}

  public static String of(PodSpec spec) {
    List<ResourceRequirements> all = new ArrayList<>();
    ResourceRequirements shared = spec.resources();
    if (shared != null && (!shared.limits().isEmpty() || !shared.requests().isEmpty())) {
      all.add(shared);
    } else {
      for (Container container : spec.containers()) {
        all.add(container.resources());
      }
      for (Container container : spec.initContainers()) {
        all.add(container.resources());
      }
    }
    Map<String, Quantity> requests = new HashMap<>();
    Map<String, Quantity> limits = new HashMap<>();
    boolean allLimited = true;
    for (ResourceRequirements resources : all) {
      add(requests, resources.requests());
      allLimited &= add(limits, resources.limits()) == COUNTED.size();
    }
    if (requests.isEmpty() && limits.isEmpty()) {
      return BEST_EFFORT;
    }
    boolean same =
        requests.size() == limits.size()
            && requests.entrySet().stream()
                .allMatch(entry -> {
                  Quantity limit = limits.get(entry.getKey());
                  return limit != null && limit.sameValue(entry.getValue());
                });
    return allLimited && same ? GUARANTEED : BURSTABLE;
  }

  /** Adds amounts above zero, and returns how many there were. */
  private static int add(Map<String, Quantity> sums, Map<String, Quantity> amounts) {
    int added = 0;
    for (String name : COUNTED) {
      Quantity amount = amounts.get(name);
      if (amount != null && amount.sign() > 0) {
        sums.merge(name, amount, Quantity::add);
        added++;
      }
    }
    return added;
  }
}
