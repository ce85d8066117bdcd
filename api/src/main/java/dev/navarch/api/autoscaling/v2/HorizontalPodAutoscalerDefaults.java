package dev.navarch.api.autoscaling.v2;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.collect.Absent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Defaults of horizontal pod autoscalers. */
final class HorizontalPodAutoscalerDefaults {
  private static final List<MetricSpec> CPU_AT_80_PERCENT =
      List.of(
          MetricSpec.builder()
              .type(MetricSourceType.RESOURCE)
              .resource(r ->
                  r.name(ResourceName.CPU)
                      .target(t -> t.type(MetricTargetType.UTILIZATION).averageUtilization(80)))
              .build());

  private static final HPAScalingPolicy DOUBLE =
      new HPAScalingPolicy(HPAScalingPolicyType.PERCENT, 100, 15);
  private static final HPAScalingPolicy FOUR_MORE =
      new HPAScalingPolicy(HPAScalingPolicyType.PODS, 4, 15);

  private static final HPAScalingRules SCALE_UP =
      HPAScalingRules.builder()
          .stabilizationWindowSeconds(0)
          .selectPolicy(ScalingPolicySelect.MAX)
          .policies(List.of(FOUR_MORE, DOUBLE))
          .build();

  /** The window for scaling down is a setting of the controller. */
  private static final HPAScalingRules SCALE_DOWN =
      HPAScalingRules.builder()
          .selectPolicy(ScalingPolicySelect.MAX)
          .policies(List.of(DOUBLE))
          .build();

  private HorizontalPodAutoscalerDefaults() {}

  @DefaultingFunction
  static HorizontalPodAutoscaler horizontalPodAutoscaler(HorizontalPodAutoscaler in) {
    HorizontalPodAutoscalerSpec spec = in.spec();
    HorizontalPodAutoscalerBehavior behavior = spec.behavior();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.minReplicas(ifNull(spec.minReplicas(), 1))
                    .metrics(ifEmpty(spec.metrics(), CPU_AT_80_PERCENT))
                    .behavior(behavior == null ? null : behavior(behavior)))
            .build());
  }

  private static HorizontalPodAutoscalerBehavior behavior(HorizontalPodAutoscalerBehavior in) {
    return new HorizontalPodAutoscalerBehavior(
        rules(in.scaleUp(), SCALE_UP), rules(in.scaleDown(), SCALE_DOWN));
  }

  private static HPAScalingRules rules(@Nullable HPAScalingRules in, HPAScalingRules defaults) {
    if (in == null) {
      return defaults;
    }
    HPAScalingRulesBuilder out =
        in.toBuilder()
            .selectPolicy(ifNull(in.selectPolicy(), ScalingPolicySelect.MAX))
            .policies(Absent.is(in.policies()) ? defaults.policies() : in.policies());
    if (in.stabilizationWindowSeconds() == null) {
      out.stabilizationWindowSeconds(defaults.stabilizationWindowSeconds());
    }
    return out.build();
  }
}
