package dev.navarch.registry.apps;

import dev.navarch.apimachinery.labels.NameSyntax;
import java.util.List;

/** Names of objects after which pods are named. */
public final class PodNames {
  private PodNames() {}

  /** What somebody is told whose pods will have names that no host can have. */
  public static List<String> warnings(String name) {
    List<String> problems = NameSyntax.dns1123Label(name);
    return problems.isEmpty()
        ? List.of()
        : List.of(
            "metadata.name: this is used in Pod names and hostnames, which can result in surprising"
                + " behavior; a DNS label is recommended: ["
                + String.join(" ", problems)
                + "]");
  }
}
