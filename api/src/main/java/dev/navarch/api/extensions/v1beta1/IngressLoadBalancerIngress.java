package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(hub = dev.navarch.api.networking.v1.IngressLoadBalancerIngress.class)
public record IngressLoadBalancerIngress(
    @Field(1) String ip, @Field(2) String hostname, @Field(4) @Atomic List<IngressPortStatus> ports)
    implements ApiStruct<IngressLoadBalancerIngress> {
  /** Starts a value in which nothing is set. */
  public static IngressLoadBalancerIngressBuilder builder() {
    return new IngressLoadBalancerIngressBuilder();
  }

  /** Starts a value from this one. */
  public IngressLoadBalancerIngressBuilder toBuilder() {
    return new IngressLoadBalancerIngressBuilder(this);
  }
}
