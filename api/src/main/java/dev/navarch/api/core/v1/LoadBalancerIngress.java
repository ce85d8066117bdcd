package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One entry point of a load balancer, given by address or by name.
 *
 * @param ip Address of the load balancer, for those known by IP
 * @param hostname DNS name of the load balancer, for those known by name
 * @param ipMode VIP when packets arrive addressed to it, Proxy when to node or pod; only set
 *     together with ip
 * @param ports Ports of the entry point and errors met on them
 */
@ApiType
public record LoadBalancerIngress(
    @Field(1) String ip,
    @Field(2) String hostname,
    @Field(3) @EnumOf(LoadBalancerIPMode.class) @Nullable String ipMode,
    @Field(4) @Atomic List<PortStatus> ports)
    implements ApiStruct<LoadBalancerIngress> {
  /** Starts a value in which nothing is set. */
  public static LoadBalancerIngressBuilder builder() {
    return new LoadBalancerIngressBuilder();
  }

  /** Starts a value from this one. */
  public LoadBalancerIngressBuilder toBuilder() {
    return new LoadBalancerIngressBuilder(this);
  }
}
