package dev.navarch.api.autoscaling.v2beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import java.util.List;

/** Defaults of horizontal pod autoscalers. */
final class HorizontalPodAutoscalerDefaults {
  private static final List<MetricSpec> CPU_AT_80_PERCENT =
      List.of(
          MetricSpec.builder()
              .type(MetricSourceType.RESOURCE)
              .resource(r -> r.name(ResourceName.CPU).targetAverageUtilization(80))
              .build());

  private HorizontalPodAutoscalerDefaults() {}

  @DefaultingFunction
  static HorizontalPodAutoscaler horizontalPodAutoscaler(HorizontalPodAutoscaler in) {
    HorizontalPodAutoscalerSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.minReplicas(ifNull(spec.minReplicas(), 1))
                    .metrics(ifEmpty(spec.metrics(), CPU_AT_80_PERCENT)))
            .build());
  }
}
