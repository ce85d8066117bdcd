package dev.navarch.api.autoscaling.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of horizontal pod autoscalers. */
final class HorizontalPodAutoscalerDefaults {
  private HorizontalPodAutoscalerDefaults() {}

  @DefaultingFunction
  static HorizontalPodAutoscaler horizontalPodAutoscaler(HorizontalPodAutoscaler in) {
    Integer replicas = in.spec().minReplicas();
    return changed(in, in.toBuilder().spec(s -> s.minReplicas(ifNull(replicas, 1))).build());
  }
}
