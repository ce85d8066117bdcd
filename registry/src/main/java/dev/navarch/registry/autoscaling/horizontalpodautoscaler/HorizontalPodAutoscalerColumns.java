package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler;
import dev.navarch.apiserver.table.Columns;

/** How horizontal pod autoscalers are listed. */
public final class HorizontalPodAutoscalerColumns {
  public static final Columns<HorizontalPodAutoscaler> COLUMNS =
      Columns.<HorizontalPodAutoscaler>named()
          .text(
              "Reference",
              "Object that is scaled",
              h -> h.spec().scaleTargetRef().kind() + "/" + h.spec().scaleTargetRef().name())
          .text("Targets", "What is measured, and what is aimed at", MetricCells::targets)
          .text("MinPods", "Fewest pods", HorizontalPodAutoscalerColumns::minPods)
          .text("MaxPods", "Most pods", h -> h.spec().maxReplicas())
          .text("Replicas", "Pods that are there", h -> h.status().currentReplicas())
          .age()
          .build();

  private HorizontalPodAutoscalerColumns() {}

  private static String minPods(HorizontalPodAutoscaler autoscaler) {
    Integer least = autoscaler.spec().minReplicas();
    return least == null ? "<unset>" : least.toString();
  }
}
