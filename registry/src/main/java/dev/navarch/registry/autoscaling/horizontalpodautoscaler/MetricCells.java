package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import dev.navarch.api.autoscaling.v2.ContainerResourceMetricStatus;
import dev.navarch.api.autoscaling.v2.ExternalMetricStatus;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler;
import dev.navarch.api.autoscaling.v2.MetricSpec;
import dev.navarch.api.autoscaling.v2.MetricStatus;
import dev.navarch.api.autoscaling.v2.MetricTarget;
import dev.navarch.api.autoscaling.v2.MetricValueStatus;
import dev.navarch.api.autoscaling.v2.ObjectMetricStatus;
import dev.navarch.api.autoscaling.v2.PodsMetricStatus;
import dev.navarch.api.autoscaling.v2.ResourceMetricStatus;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.table.HumanDuration;
import dev.navarch.registry.columns.LabelCells;
import dev.navarch.registry.columns.ListCells;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an autoscaler measures, as {@code current/target} of its first metrics. */
final class MetricCells {
  private static final int SHOWN = 2;

  private MetricCells() {}

  static String targets(HorizontalPodAutoscaler autoscaler) {
    List<MetricSpec> metrics = autoscaler.spec().metrics();
    List<MetricStatus> statuses = autoscaler.status().currentMetrics();
    if (metrics.isEmpty()) {
      return LabelCells.NONE;
    }
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < metrics.size(); i++) {
      cells.add(metric(metrics.get(i), i < statuses.size() ? statuses.get(i) : null));
    }
    return ListCells.first(SHOWN, ", ", cells);
  }

  /** A metric whose status is of another type is not measured. */
  private static String metric(MetricSpec spec, @Nullable MetricStatus status) {
    if (spec.type().equals("External") && spec.external() != null) {
      ExternalMetricStatus now = status == null ? null : status.external();
      return valueOrAverage(spec.external().target(), now == null ? null : now.current());
    } else if (spec.type().equals("Object") && spec.object() != null) {
      ObjectMetricStatus now = status == null ? null : status.object();
      return valueOrAverage(spec.object().target(), now == null ? null : now.current());
    } else if (spec.type().equals("Pods") && spec.pods() != null) {
      PodsMetricStatus now = status == null ? null : status.pods();
      return pair(average(now == null ? null : now.current()), spec.pods().target().averageValue());
    } else if (spec.type().equals("Resource") && spec.resource() != null) {
      ResourceMetricStatus now = status == null ? null : status.resource();
      return spec.resource().name()
          + ": "
          + usage(spec.resource().target(), now == null ? null : now.current());
    } else if (spec.type().equals("ContainerResource") && spec.containerResource() != null) {
      ContainerResourceMetricStatus now = status == null ? null : status.containerResource();
      return spec.containerResource().name()
          + ": "
          + usage(spec.containerResource().target(), now == null ? null : now.current());
    }
    return "<unknown type>";
  }

  private static String valueOrAverage(MetricTarget target, @Nullable MetricValueStatus now) {
    return target.averageValue() != null
        ? pair(average(now), target.averageValue()) + " (avg)"
        : pair(now == null ? null : now.value(), target.value());
  }

  private static String usage(MetricTarget target, @Nullable MetricValueStatus now) {
    if (target.averageValue() != null) {
      return pair(average(now), target.averageValue());
    }
    Integer used = now == null ? null : now.averageUtilization();
    Integer aim = target.averageUtilization();
    return (used == null ? HumanDuration.UNKNOWN : used + "%")
        + "/"
        + (aim == null ? "<auto>" : aim + "%");
  }

  private static @Nullable Quantity average(@Nullable MetricValueStatus now) {
    return now == null ? null : now.averageValue();
  }

  private static String pair(@Nullable Quantity current, @Nullable Quantity target) {
    return (current == null ? HumanDuration.UNKNOWN : current.toString())
        + "/"
        + (target == null ? "<auto>" : target.toString());
  }
}
