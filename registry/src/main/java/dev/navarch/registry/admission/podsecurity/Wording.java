package dev.navarch.registry.admission.podsecurity;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The words that all checks share. */
final class Wording {
  private Wording() {}

  static String plural(String one, String many, int count) {
    return count == 1 ? one : many;
  }

  static String quoted(Collection<String> items) {
    return items.isEmpty() ? "" : "\"" + String.join("\", \"", items) + "\"";
  }

  /** {@code container "a"}, {@code containers "a", "b"}. */
  static String containers(List<String> names) {
    return plural("container", "containers", names.size()) + " " + quoted(names);
  }

  /** Whoever set something: the pod, some containers, or both. */
  static List<String> setters(boolean pod, List<String> containers) {
    List<String> setters = new ArrayList<>();
    if (pod) {
      setters.add("pod");
    }
    if (!containers.isEmpty()) {
      setters.add(containers(containers));
    }
    return setters;
  }

  static String both(List<String> setters) {
    return String.join(" and ", setters);
  }
}
