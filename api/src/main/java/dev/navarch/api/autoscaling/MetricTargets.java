package dev.navarch.api.autoscaling;

import dev.navarch.api.autoscaling.v2.MetricTarget;
import dev.navarch.api.autoscaling.v2.MetricTargetType;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

/**
 * Targets made of the separate fields that v1 and v2beta1 have for them. Those versions do not name
 * the type of a target: it follows from which fields are set.
 */
public final class MetricTargets {
  private MetricTargets() {}

  /** The target of a resource of pods or of one container. */
  public static MetricTarget ofResource(
      @Nullable Integer averageUtilization, @Nullable Quantity averageValue) {
    return new MetricTarget(
        averageUtilization == null ? MetricTargetType.AVERAGE_VALUE : MetricTargetType.UTILIZATION,
        null,
        averageValue,
        averageUtilization);
  }

  /** The target of a metric of pods. */
  public static MetricTarget ofPods(Quantity averageValue) {
    return new MetricTarget(MetricTargetType.AVERAGE_VALUE, null, averageValue, null);
  }

  /** The target of a metric of one object, which always has a value; an average outranks it. */
  public static MetricTarget ofObject(Quantity value, @Nullable Quantity averageValue) {
    return new MetricTarget(
        averageValue == null ? MetricTargetType.VALUE : MetricTargetType.AVERAGE_VALUE,
        value,
        averageValue,
        null);
  }

  /** The target of an external metric; a value outranks an average. */
  public static MetricTarget ofExternal(@Nullable Quantity value, @Nullable Quantity averageValue) {
    return new MetricTarget(
        value == null ? MetricTargetType.AVERAGE_VALUE : MetricTargetType.VALUE,
        value,
        averageValue,
        null);
  }
}
