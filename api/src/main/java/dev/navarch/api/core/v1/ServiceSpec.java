package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a Service finds its pods and how clients reach them.
 *
 * @param ports Ports the Service offers
 * @param selector Labels of the pods that receive the traffic; unset leaves endpoints to be managed
 *     by others
 * @param clusterIP Virtual address inside the cluster; None makes it headless, assigned
 *     automatically if unset
 * @param topologyKeys Ordered preferences for the topology of endpoints; known to Kubernetes 1.20
 *     only
 * @param clusterIPs All virtual addresses, up to one per IP family; the first equals clusterIP
 * @param type Reach of the Service: ClusterIP, NodePort, LoadBalancer or ExternalName; ClusterIP if
 *     unset
 * @param externalIPs Further addresses whose traffic nodes accept for the Service; routing them
 *     there is up to the user
 * @param sessionAffinity ClientIP sends each client to the same pod, None does not; None if unset
 * @param loadBalancerIP Address asked of the load balancer where the provider supports it;
 *     deprecated
 * @param loadBalancerSourceRanges Client address ranges admitted by the load balancer, where the
 *     provider supports it
 * @param externalName DNS name that lookups are aliased to, for type ExternalName only
 * @param externalTrafficPolicy Cluster spreads outside traffic, Local keeps it on the receiving
 *     node with its client address; Cluster if unset
 * @param healthCheckNodePort Node port where load balancers ask for local endpoints; only
 *     LoadBalancer with policy Local
 * @param publishNotReadyAddresses Treat pods as ready in DNS and endpoints even when they are not
 * @param sessionAffinityConfig Tuning of session affinity, such as its timeout
 * @param ipFamilies IP families in use, IPv4 or IPv6, in order of preference; at most two
 * @param ipFamilyPolicy SingleStack, PreferDualStack or RequireDualStack; SingleStack if unset
 * @param allocateLoadBalancerNodePorts Whether a LoadBalancer Service also gets node ports; true if
 *     unset
 * @param loadBalancerClass Implementation that should handle the load balancer; the cluster default
 *     if unset, fixed once set
 * @param internalTrafficPolicy Local uses only endpoints on the client's node, Cluster uses all;
 *     Cluster if unset
 * @param trafficDistribution Preference for near endpoints, PreferSameZone, PreferSameNode or
 *     PreferClose
 */
@ApiType
public record ServiceSpec(
    @Field(1) @ListMap({"port", "protocol"}) @PatchMerge("port") List<ServicePort> ports,
    @Field(2) @Atomic Map<String, String> selector,
    @Field(3) String clusterIP,
    @Field(16) List<String> topologyKeys,
    @Field(18) @Atomic List<String> clusterIPs,
    @Field(4) @EnumOf(value = ServiceType.class, closed = true) String type,
    @Field(5) @Atomic List<String> externalIPs,
    @Field(7) @EnumOf(value = ServiceAffinity.class, closed = true) String sessionAffinity,
    @Field(8) String loadBalancerIP,
    @Field(9) @Atomic List<String> loadBalancerSourceRanges,
    @Field(10) String externalName,
    @Field(11) @EnumOf(value = ServiceExternalTrafficPolicy.class, closed = true)
        String externalTrafficPolicy,
    @Field(12) int healthCheckNodePort,
    @Field(13) boolean publishNotReadyAddresses,
    @Field(14) @Nullable SessionAffinityConfig sessionAffinityConfig,
    @Field(19) @Atomic @EnumOf(value = IPFamily.class, closed = true) List<String> ipFamilies,
    @Field(17) @EnumOf(value = IPFamilyPolicy.class, closed = true) @Nullable String ipFamilyPolicy,
    @Field(20) @Nullable Boolean allocateLoadBalancerNodePorts,
    @Field(21) @Nullable String loadBalancerClass,
    @Field(22) @EnumOf(value = ServiceInternalTrafficPolicy.class, closed = true)
        @Nullable String internalTrafficPolicy,
    @Field(23) @Nullable String trafficDistribution)
    implements ApiStruct<ServiceSpec> {
  /** Starts a value in which nothing is set. */
  public static ServiceSpecBuilder builder() {
    return new ServiceSpecBuilder();
  }

  /** Starts a value from this one. */
  public ServiceSpecBuilder toBuilder() {
    return new ServiceSpecBuilder(this);
  }
}
