package dev.navarch.api.autoscaling.v1;

import dev.navarch.api.autoscaling.BehaviorJson;
import dev.navarch.api.autoscaling.MetricTargets;
import dev.navarch.api.autoscaling.RoundTripAnnotations;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior;
import dev.navarch.api.autoscaling.v2.MetricValueStatus;
import dev.navarch.api.core.v1.ResourceName;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.runtime.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Converts autoscalers. This version knows only the utilization of CPU; annotations carry the other
 * metrics, everything that was measured, conditions and scaling rules. Annotations that cannot be
 * read are dropped.
 *
 * <p>The CPU metric comes back as the last one. A second metric of CPU utilization is lost, as in
 * Kubernetes.
 */
final class HorizontalPodAutoscalerConversions {
  /** What an autoscaler aims at when it names no metric at all. */
  private static final int DEFAULT_CPU_UTILIZATION = 80;

  private HorizontalPodAutoscalerConversions() {}

  @ConversionFunction(partial = "metadata")
  static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler toHub(
      HorizontalPodAutoscaler in, dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler out) {
    Map<String, String> annotations = in.metadata().annotations();
    List<dev.navarch.api.autoscaling.v2.MetricSpec> metrics = new ArrayList<>();
    AnnotationLists.read(
            annotations.get(RoundTripAnnotations.METRICS), MetricSpecDescriptor.INSTANCE)
        .ifPresent(
            others -> metrics.addAll(Walk.map(others, GeneratedConversions::metricSpecToHub)));
    metrics.addAll(out.spec().metrics());
    if (metrics.isEmpty()) {
      metrics.add(cpu(DEFAULT_CPU_UTILIZATION));
    }
    return out.toBuilder()
        .metadata(
            in.metadata().toBuilder().annotations(RoundTripAnnotations.drop(annotations)).build())
        .spec(spec ->
            spec.metrics(List.copyOf(metrics))
                .behavior(
                    BehaviorJson.read(annotations.get(RoundTripAnnotations.BEHAVIOR)).orElse(null)))
        .status(status -> restore(annotations, status))
        .build();
  }

  private static void restore(
      Map<String, String> annotations,
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerStatusBuilder status) {
    AnnotationLists.read(
            annotations.get(RoundTripAnnotations.CURRENT_METRICS), MetricStatusDescriptor.INSTANCE)
        .ifPresent(metrics ->
            status.currentMetrics(Walk.map(metrics, GeneratedConversions::metricStatusToHub)));
    AnnotationLists.read(
            annotations.get(RoundTripAnnotations.CONDITIONS),
            HorizontalPodAutoscalerConditionDescriptor.INSTANCE)
        .ifPresent(conditions ->
            status.conditions(
                Walk.map(conditions, GeneratedConversions::horizontalPodAutoscalerConditionToHub)));
  }

  @ConversionFunction(partial = "metadata")
  static HorizontalPodAutoscaler fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler in, HorizontalPodAutoscaler out) {
    List<MetricSpec> otherMetrics =
        in.spec().metrics().stream()
            .filter(metric -> cpuUtilization(metric) == null)
            .map(GeneratedConversions::metricSpecFromHub)
            .toList();
    List<MetricStatus> currentMetrics =
        Walk.map(in.status().currentMetrics(), GeneratedConversions::metricStatusFromHub);
    List<HorizontalPodAutoscalerCondition> conditions =
        Walk.map(
            in.status().conditions(),
            GeneratedConversions::horizontalPodAutoscalerConditionFromHub);
    HorizontalPodAutoscalerBehavior behavior = in.spec().behavior();

    StringMap<String> annotations = RoundTripAnnotations.drop(in.metadata().annotations());
    if (!otherMetrics.isEmpty()) {
      annotations =
          annotations.with(
              RoundTripAnnotations.METRICS,
              AnnotationLists.write(otherMetrics, MetricSpecDescriptor.INSTANCE));
    }
    if (!currentMetrics.isEmpty()) {
      annotations =
          annotations.with(
              RoundTripAnnotations.CURRENT_METRICS,
              AnnotationLists.write(currentMetrics, MetricStatusDescriptor.INSTANCE));
    }
    if (!conditions.isEmpty()) {
      annotations =
          annotations.with(
              RoundTripAnnotations.CONDITIONS,
              AnnotationLists.write(
                  conditions, HorizontalPodAutoscalerConditionDescriptor.INSTANCE));
    }
    if (behavior != null) {
      annotations = annotations.with(RoundTripAnnotations.BEHAVIOR, BehaviorJson.write(behavior));
    }
    return out.toBuilder()
        .metadata(in.metadata().toBuilder().annotations(annotations).build())
        .build();
  }

  @ConversionFunction(partial = "targetCPUUtilizationPercentage")
  static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerSpec toHub(
      HorizontalPodAutoscalerSpec in,
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerSpec out) {
    Integer target = in.targetCPUUtilizationPercentage();
    return target == null ? out : out.toBuilder().metrics(List.of(cpu(target))).build();
  }

  /** The rest of the specification goes into annotations. */
  @ConversionFunction(partial = {"metrics", "behavior"})
  static HorizontalPodAutoscalerSpec fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerSpec in,
      HorizontalPodAutoscalerSpec out) {
    for (dev.navarch.api.autoscaling.v2.MetricSpec metric : in.metrics()) {
      Integer target = cpuUtilization(metric);
      if (target != null) {
        return out.toBuilder().targetCPUUtilizationPercentage(target).build();
      }
    }
    return out;
  }

  @ConversionFunction(partial = "currentCPUUtilizationPercentage")
  static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerStatus toHub(
      HorizontalPodAutoscalerStatus in,
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerStatus out) {
    Integer current = in.currentCPUUtilizationPercentage();
    if (current == null) {
      return out;
    }
    return out.toBuilder()
        .currentMetrics(
            List.of(
                dev.navarch.api.autoscaling.v2.MetricStatus.builder()
                    .type(MetricSourceType.RESOURCE)
                    .resource(
                        new dev.navarch.api.autoscaling.v2.ResourceMetricStatus(
                            ResourceName.CPU, new MetricValueStatus(null, null, current)))
                    .build()))
        .build();
  }

  /**
   * The rest of the status goes into annotations. Of several metrics of CPU the last one counts.
   */
  @ConversionFunction(partial = {"currentMetrics", "conditions"})
  static HorizontalPodAutoscalerStatus fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerStatus in,
      HorizontalPodAutoscalerStatus out) {
    HorizontalPodAutoscalerStatusBuilder status = out.toBuilder();
    for (dev.navarch.api.autoscaling.v2.MetricStatus metric : in.currentMetrics()) {
      dev.navarch.api.autoscaling.v2.ResourceMetricStatus resource = metric.resource();
      if (metric.type().equals(MetricSourceType.RESOURCE)
          && resource != null
          && resource.name().equals(ResourceName.CPU)
          && resource.current().averageUtilization() != null) {
        status.currentCPUUtilizationPercentage(resource.current().averageUtilization());
      }
    }
    return status.build();
  }

  private static dev.navarch.api.autoscaling.v2.MetricSpec cpu(int averageUtilization) {
    return dev.navarch.api.autoscaling.v2.MetricSpec.builder()
        .type(MetricSourceType.RESOURCE)
        .resource(
            new dev.navarch.api.autoscaling.v2.ResourceMetricSource(
                ResourceName.CPU, MetricTargets.ofResource(averageUtilization, null)))
        .build();
  }

  /** The utilization of CPU that a metric aims at, or null when it aims at something else. */
  private static @Nullable Integer cpuUtilization(
      dev.navarch.api.autoscaling.v2.MetricSpec metric) {
    dev.navarch.api.autoscaling.v2.ResourceMetricSource resource = metric.resource();
    return metric.type().equals(MetricSourceType.RESOURCE)
            && resource != null
            && resource.name().equals(ResourceName.CPU)
        ? resource.target().averageUtilization()
        : null;
  }
}
