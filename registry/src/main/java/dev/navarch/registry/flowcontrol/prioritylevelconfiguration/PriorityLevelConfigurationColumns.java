package dev.navarch.registry.flowcontrol.prioritylevelconfiguration;

import dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.QueuingConfiguration;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.LabelCells;
import java.util.Objects;
import java.util.function.ToIntFunction;

/** How priority levels are listed. */
public final class PriorityLevelConfigurationColumns {
  public static final Columns<PriorityLevelConfiguration> COLUMNS =
      Columns.<PriorityLevelConfiguration>named()
          .text("Type", "Whether the level has limits", l -> l.spec().type())
          .text(
              "NominalConcurrencyShares",
              "Share of the requests that may run at once",
              PriorityLevelConfigurationColumns::shares)
          .text(
              "Queues", "Queues of waiting requests", l -> queuing(l, QueuingConfiguration::queues))
          .text(
              "HandSize",
              "Queues that one flow may use",
              l -> queuing(l, QueuingConfiguration::handSize))
          .text(
              "QueueLengthLimit",
              "Requests that may wait in one queue",
              l -> queuing(l, QueuingConfiguration::queueLengthLimit))
          .age()
          .build();

  private PriorityLevelConfigurationColumns() {}

  private static Object shares(PriorityLevelConfiguration level) {
    LimitedPriorityLevelConfiguration limited = level.spec().limited();
    return limited == null
        ? LabelCells.NONE
        : Objects.requireNonNullElse(limited.nominalConcurrencyShares(), 0);
  }

  private static Object queuing(
      PriorityLevelConfiguration level, ToIntFunction<QueuingConfiguration> part) {
    LimitedPriorityLevelConfiguration limited = level.spec().limited();
    QueuingConfiguration queuing = limited == null ? null : limited.limitResponse().queuing();
    return queuing == null ? LabelCells.NONE : (Object) part.applyAsInt(queuing);
  }
}
