package dev.navarch.api.core.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.withMissing;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Requests and limits of a pod as a whole. Only CPU, memory and huge pages can be set there.
 *
 * <p>Where a pod states some of them, the rest follows: its limit of huge pages from its
 * containers' limits, and, once it has a limit, its requests from its containers' requests or else
 * from its limits. Huge pages cannot be promised twice, so a request for them always equals the
 * limit.
 */
final class PodLevelResources {
  private static final String HUGE_PAGES = "hugepages-";

  private PodLevelResources() {}

  /** The pod with its own resources completed; its containers must have theirs already. */
  static PodSpec complete(PodSpec in) {
    ResourceRequirements stated = in.resources();
    if (stated == null || (stated.limits().isEmpty() && stated.requests().isEmpty())) {
      return in;
    }
    Map<String, Quantity> limits =
        withMissing(
            stated.limits(),
            only(
                name -> isHugePages(name) && !stated.requests().containsKey(name),
                ContainerTotals.of(in, ResourceRequirements::limits)));
    Map<String, Quantity> requests =
        limits.isEmpty() ? stated.requests() : requests(in, stated.requests(), limits);
    return changed(in, in.toBuilder().resources(r -> r.limits(limits).requests(requests)).build());
  }

  private static Map<String, Quantity> requests(
      PodSpec pod, Map<String, Quantity> stated, Map<String, Quantity> limits) {
    Map<String, Quantity> containers = ContainerTotals.of(pod, ResourceRequirements::requests);
    Map<String, Quantity> requests =
        withMissing(stated, only(PodLevelResources::isCpuOrMemory, containers));
    return withMissing(requests, only(name -> isCpuOrMemory(name) || isHugePages(name), limits));
  }

  private static Map<String, Quantity> only(
      Predicate<String> names, Map<String, Quantity> amounts) {
    StringMap<Quantity> chosen = StringMap.of();
    for (Map.Entry<String, Quantity> entry : amounts.entrySet()) {
      if (names.test(entry.getKey())) {
        chosen = chosen.with(entry.getKey(), entry.getValue());
      }
    }
    return chosen;
  }

  private static boolean isCpuOrMemory(String name) {
    return name.equals(ResourceName.CPU) || name.equals(ResourceName.MEMORY);
  }

  private static boolean isHugePages(String name) {
    return name.startsWith(HUGE_PAGES);
  }
}
