package dev.navarch.registry.core.componentstatus;

import dev.navarch.api.core.v1.ComponentCondition;
import dev.navarch.api.core.v1.ComponentStatus;
import dev.navarch.apiserver.table.Columns;
import java.util.Optional;

/** How the states of the control plane's components are listed. */
public final class ComponentStatusColumns {
  public static final Columns<ComponentStatus> COLUMNS =
      Columns.<ComponentStatus>named()
          .text("Status", "Whether the component is healthy", ComponentStatusColumns::status)
          .text(
              "Message", "What the component says", c -> health(c).map(h -> h.message()).orElse(""))
          .text(
              "Error",
              "What is wrong with the component",
              c -> health(c).map(h -> h.error()).orElse(""))
          .build();

  private ComponentStatusColumns() {}

  private static Optional<ComponentCondition> health(ComponentStatus component) {
    return component.conditions().stream().filter(c -> c.type().equals("Healthy")).findFirst();
  }

  private static String status(ComponentStatus component) {
    return health(component)
        .map(health -> health.status().equals("True") ? "Healthy" : "Unhealthy")
        .orElse("Unknown");
  }
}
