package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Health of a device as its driver or plugin reports it. */
@ApiEnum
public final class ResourceHealthStatus {
  public static final String HEALTHY = "Healthy";
  public static final String UNHEALTHY = "Unhealthy";
  public static final String UNKNOWN = "Unknown";

  private ResourceHealthStatus() {}
}
