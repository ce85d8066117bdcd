package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Origin of a measurement: an object, pods, resource use, container resource use, or an external
 * system.
 */
@ApiEnum
public final class MetricSourceType {
  public static final String OBJECT = "Object";
  public static final String PODS = "Pods";
  public static final String RESOURCE = "Resource";
  public static final String CONTAINER_RESOURCE = "ContainerResource";
  public static final String EXTERNAL = "External";

  private MetricSourceType() {}
}
