package dev.navarch.api.autoscaling;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import java.util.Map;

/**
 * Annotations in which an autoscaler of an older version carries the hub's other fields.
 *
 * <p>They exist only while an object is of such a version. A conversion drops those it finds before
 * it writes its own, and none stays on an object that has become a hub, so that a stale one can
 * never come back as a field.
 */
public final class RoundTripAnnotations {
  /** Metrics other than the utilization of CPU: a JSON list of v1 metrics. */
  public static final String METRICS = "autoscaling.alpha.kubernetes.io/metrics";

  /** All current metrics: a JSON list of v1 metrics. */
  public static final String CURRENT_METRICS = "autoscaling.alpha.kubernetes.io/current-metrics";

  /** Conditions of the status: a JSON list. */
  public static final String CONDITIONS = "autoscaling.alpha.kubernetes.io/conditions";

  /** Scaling rules as {@link BehaviorJson} writes them. */
  public static final String BEHAVIOR = "autoscaling.alpha.kubernetes.io/behavior";

  /** Tolerance for scaling down: a quantity. */
  public static final String SCALE_DOWN_TOLERANCE =
      "autoscaling.alpha.kubernetes.io/scale-down-tolerance";

  /** Tolerance for scaling up: a quantity. */
  public static final String SCALE_UP_TOLERANCE =
      "autoscaling.alpha.kubernetes.io/scale-up-tolerance";

  private static final List<String> ALL =
      List.of(
          METRICS, CURRENT_METRICS, CONDITIONS, BEHAVIOR, SCALE_DOWN_TOLERANCE, SCALE_UP_TOLERANCE);

  private RoundTripAnnotations() {}

  /** The annotations of an object without the ones named here. */
  public static StringMap<String> drop(Map<String, String> annotations) {
    StringMap<String> left = StringMap.copyOf(annotations);
    for (String name : ALL) {
      left = left.without(name);
    }
    return left;
  }
}
