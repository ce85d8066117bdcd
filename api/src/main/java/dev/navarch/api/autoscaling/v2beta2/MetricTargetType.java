package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code MetricTargetType}. */
@ApiEnum
public final class MetricTargetType {
  public static final String UTILIZATION = "Utilization";
  public static final String VALUE = "Value";
  public static final String AVERAGE_VALUE = "AverageValue";

  private MetricTargetType() {}
}
