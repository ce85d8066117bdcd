package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * State of a load balancer.
 *
 * @param ingress Points at which traffic for the Service enters
 */
@ApiType
public record LoadBalancerStatus(@Field(1) @Atomic List<LoadBalancerIngress> ingress)
    implements ApiStruct<LoadBalancerStatus> {
  /** Starts a value in which nothing is set. */
  public static LoadBalancerStatusBuilder builder() {
    return new LoadBalancerStatusBuilder();
  }

  /** Starts a value from this one. */
  public LoadBalancerStatusBuilder toBuilder() {
    return new LoadBalancerStatusBuilder(this);
  }
}
