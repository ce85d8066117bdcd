package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How far a Service is exposed. */
@ApiEnum
public final class ServiceType {
  public static final String CLUSTER_IP = "ClusterIP";
  public static final String NODE_PORT = "NodePort";
  public static final String LOAD_BALANCER = "LoadBalancer";
  public static final String EXTERNAL_NAME = "ExternalName";

  private ServiceType() {}
}
