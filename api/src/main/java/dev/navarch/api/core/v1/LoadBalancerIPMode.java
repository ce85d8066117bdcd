package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How traffic sent to a load balancer address reaches the nodes. */
@ApiEnum
public final class LoadBalancerIPMode {
  public static final String VIP = "VIP";
  public static final String PROXY = "Proxy";

  private LoadBalancerIPMode() {}
}
