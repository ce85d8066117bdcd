package dev.navarch.registry.flowcontrol.dangling;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.FlowSchemaCondition;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.value.Time;
import java.util.Optional;

/** The condition of a flow schema that tells whether its priority level is missing. */
final class DanglingCondition {
  static final String TYPE = "Dangling";

  private DanglingCondition() {}

  /**
   * The condition to set; empty if the schema says so already.
   *
   * @param exists whether the level is there
   */
  static Optional<FlowSchemaCondition> change(FlowSchema schema, boolean exists, Time now) {
    FlowSchemaCondition wanted = of(schema.spec().priorityLevelConfiguration().name(), exists, now);
    boolean said =
        schema.status().conditions().stream().anyMatch(present -> saysSame(present, wanted));
    return said ? Optional.empty() : Optional.of(wanted);
  }

  private static FlowSchemaCondition of(String level, boolean exists, Time now) {
    String named =
        "This FlowSchema references the PriorityLevelConfiguration object named "
            + GoQuoting.quote(level);
    return exists
        ? new FlowSchemaCondition(TYPE, "False", now, "Found", named + " and it exists")
        : new FlowSchemaCondition(
            TYPE, "True", now, "NotFound", named + " but there is no such object");
  }

  private static boolean saysSame(FlowSchemaCondition present, FlowSchemaCondition wanted) {
    return present.toBuilder()
        .lastTransitionTime(wanted.lastTransitionTime())
        .build()
        .equals(wanted);
  }
}
