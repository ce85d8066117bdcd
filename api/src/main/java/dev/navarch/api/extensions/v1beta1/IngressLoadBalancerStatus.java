package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(hub = dev.navarch.api.networking.v1.IngressLoadBalancerStatus.class)
public record IngressLoadBalancerStatus(@Field(1) @Atomic List<IngressLoadBalancerIngress> ingress)
    implements ApiStruct<IngressLoadBalancerStatus> {
  /** Starts a value in which nothing is set. */
  public static IngressLoadBalancerStatusBuilder builder() {
    return new IngressLoadBalancerStatusBuilder();
  }

  /** Starts a value from this one. */
  public IngressLoadBalancerStatusBuilder toBuilder() {
    return new IngressLoadBalancerStatusBuilder(this);
  }
}
