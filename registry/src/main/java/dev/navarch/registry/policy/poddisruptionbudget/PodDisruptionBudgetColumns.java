package dev.navarch.registry.policy.poddisruptionbudget;

import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apiserver.table.Columns;
import org.jspecify.annotations.Nullable;

/** How pod disruption budgets are listed. */
public final class PodDisruptionBudgetColumns {
  public static final Columns<PodDisruptionBudget> COLUMNS =
      Columns.<PodDisruptionBudget>named()
          .text(
              "Min Available",
              "Pods that must stay, as a number or a share",
              b -> orNotApplicable(b.spec().minAvailable()))
          .text(
              "Max Unavailable",
              "Pods that may be away, as a number or a share",
              b -> orNotApplicable(b.spec().maxUnavailable()))
          .integer(
              "Allowed Disruptions",
              "Pods that may be taken away now",
              b -> b.status().disruptionsAllowed())
          .age()
          .build();

  private PodDisruptionBudgetColumns() {}

  private static String orNotApplicable(@Nullable IntOrString value) {
    return value == null ? "N/A" : value.toString();
  }
}
