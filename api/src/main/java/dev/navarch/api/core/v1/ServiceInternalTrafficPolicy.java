package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Which endpoints receive traffic from inside the cluster. */
@ApiEnum
public final class ServiceInternalTrafficPolicy {
  public static final String CLUSTER = "Cluster";
  public static final String LOCAL = "Local";

  private ServiceInternalTrafficPolicy() {}
}
