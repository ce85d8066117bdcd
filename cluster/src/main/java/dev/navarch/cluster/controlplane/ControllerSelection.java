package dev.navarch.cluster.controlplane;

import dev.navarch.controllers.BuiltInController;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which controllers run, as Kubernetes' controller manager is told: {@code *} for all, a name for
 * one, a name behind a minus for all but that one. What is said of one first counts.
 */
public final class ControllerSelection {
  /** All of them. */
  public static final List<String> ALL = List.of("*");

  private ControllerSelection() {}

  /** All names that count, older ones included, each with the name of today. */
  private static Map<String, String> known() {
    Map<String, String> names = new TreeMap<>();
    names.put(Controllers.CLUSTER_ROLE_AGGREGATION, Controllers.CLUSTER_ROLE_AGGREGATION);
    names.put("clusterrole-aggregation", Controllers.CLUSTER_ROLE_AGGREGATION);
    names.put(Controllers.RESOURCE_QUOTA, Controllers.RESOURCE_QUOTA);
    names.put("resourcequota", Controllers.RESOURCE_QUOTA);
    for (BuiltInController controller : BuiltInController.values()) {
      names.put(controller.controllerName(), controller.controllerName());
      names.put(controller.alias(), controller.controllerName());
    }
    return names;
  }

  /** The names of all controllers, in order. */
  public static Set<String> names() {
    return new TreeSet<>(known().values());
  }

  /**
   * The names of those that do not run.
   *
   * @throws IllegalArgumentException if a name is not known; the message lists those that are
   */
  public static Set<String> disabled(Collection<String> selection) {
    Map<String, String> known = known();
    Map<String, Boolean> chosen = new HashMap<>();
    boolean all = false;
    for (String item : selection) {
      if (item.equals("*")) {
        all = true;
        continue;
      }
      boolean without = item.startsWith("-");
      String name = known.get(without ? item.substring(1) : item);
      if (name == null) {
        throw new IllegalArgumentException(
            "\"%s\" is not in the list of known controllers: %s"
                .formatted(without ? item.substring(1) : item, String.join(", ", names())));
      }
      chosen.putIfAbsent(name, !without);
    }
    boolean others = all;
    Set<String> disabled = new TreeSet<>(known.values());
    disabled.removeIf(name -> chosen.getOrDefault(name, others));
    return disabled;
  }
}
