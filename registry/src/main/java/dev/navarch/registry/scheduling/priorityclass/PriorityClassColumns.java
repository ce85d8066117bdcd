package dev.navarch.registry.scheduling.priorityclass;

import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.apiserver.table.Columns;
import java.util.Objects;

/** How priority classes are listed. */
public final class PriorityClassColumns {
  public static final Columns<PriorityClass> COLUMNS =
      Columns.<PriorityClass>named()
          .integer("Value", "Priority of the class's pods", PriorityClass::value)
          .bool(
              "Global-Default",
              "Whether pods without a class are of this one",
              PriorityClass::globalDefault)
          .age()
          .text(
              "PreemptionPolicy",
              "Whether pods of lower priority may be pushed aside",
              c -> Objects.requireNonNullElse(c.preemptionPolicy(), ""))
          .build();

  private PriorityClassColumns() {}
}
