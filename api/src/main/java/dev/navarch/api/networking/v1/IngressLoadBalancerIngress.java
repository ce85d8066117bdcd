package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * One entry point of the load balancer.
 *
 * @param ip IP address, for balancers that are reached by address
 * @param hostname DNS name, for balancers that are reached by name
 * @param ports Port states at this entry point, including any errors
 */
@ApiType
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
