package dev.navarch.registry.flowcontrol.flowschema;

import dev.navarch.api.flowcontrol.v1.FlowDistinguisherMethod;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.FlowSchemaCondition;
import dev.navarch.apiserver.table.Columns;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How flow schemas are listed: those that are asked first come first. */
public final class FlowSchemaColumns {
  public static final Columns<FlowSchema> COLUMNS =
      Columns.<FlowSchema>named()
          .text(
              "PriorityLevel",
              "Priority level of the requests that match",
              s -> s.spec().priorityLevelConfiguration().name())
          .text(
              "MatchingPrecedence",
              "Place in the order in which schemas are asked",
              s -> s.spec().matchingPrecedence())
          .text(
              "DistinguisherMethod",
              "How requests are divided into flows",
              s -> method(s.spec().distinguisherMethod()))
          .age()
          .text(
              "MissingPL", "Whether the priority level does not exist", FlowSchemaColumns::dangling)
          .ordered(
              Comparator.comparingInt((FlowSchema s) -> s.spec().matchingPrecedence())
                  .thenComparing(s -> s.metadata().name()))
          .build();

  private FlowSchemaColumns() {}

  private static String method(@Nullable FlowDistinguisherMethod method) {
    return method == null ? "<none>" : method.type();
  }

  private static String dangling(FlowSchema schema) {
    for (FlowSchemaCondition condition : schema.status().conditions()) {
      if ("Dangling".equals(condition.type())) {
        return Objects.requireNonNullElse(condition.status(), "");
      }
    }
    return "?";
  }
}
