package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code MetricSourceType}. */
@ApiEnum
public final class MetricSourceType {
  public static final String OBJECT = "Object";
  public static final String PODS = "Pods";
  public static final String RESOURCE = "Resource";
  public static final String CONTAINER_RESOURCE = "ContainerResource";
  public static final String EXTERNAL = "External";

  private MetricSourceType() {}
}
