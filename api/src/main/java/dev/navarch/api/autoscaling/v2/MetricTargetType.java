package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Reading of a target: percentage of requests, plain total, or average over pods. */
@ApiEnum
public final class MetricTargetType {
  public static final String UTILIZATION = "Utilization";
  public static final String VALUE = "Value";
  public static final String AVERAGE_VALUE = "AverageValue";

  private MetricTargetType() {}
}
