package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Which endpoints receive traffic that comes from outside the cluster. */
@ApiEnum
public final class ServiceExternalTrafficPolicy {
  public static final String CLUSTER = "Cluster";
  public static final String LOCAL = "Local";

  private ServiceExternalTrafficPolicy() {}
}
