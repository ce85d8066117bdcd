package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.annotation.PatchRetainKeys;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Latest report on a pod, which may lag behind.
 *
 * @param observedGeneration Pod generation the kubelet or other reporter had seen
 * @param phase Coarse stage of life: Pending, Running, Succeeded, Failed or Unknown
 * @param conditions Observed aspects of the pod, such as scheduled, initialized and ready
 * @param message Readable explanation of the pod's state
 * @param reason Short CamelCase cause of the state, such as Evicted
 * @param nominatedNodeName Node expected to take the pod, for instance after preemption there; not
 *     a promise
 * @param hostIP Main address of the node, once the pod is bound to it
 * @param hostIPs All addresses of the node, hostIP first
 * @param podIP Main address of the pod, reachable within the cluster; empty until assigned
 * @param podIPs All addresses of the pod, podIP first; at most one each of IPv4 and IPv6
 * @param startTime When the kubelet accepted the pod, before it pulled any image
 * @param initContainerStatuses State of each init container, in the order of the spec
 * @param containerStatuses State of each main container
 * @param qosClass Quality of service derived from requests and limits: Guaranteed, Burstable or
 *     BestEffort
 * @param ephemeralContainerStatuses State of each debugging container
 * @param resize Progress of a resize in place; deprecated in favour of the resize conditions
 * @param resourceClaimStatuses ResourceClaims made for the pod's templates
 * @param extendedResourceClaimStatus ResourceClaim made for extended resources that drivers provide
 * @param allocatedResources Pod-level requests the node has granted
 * @param resources Pod-level requests and limits really in force
 * @param nodeAllocatableResourceClaimStatuses Node resources consumed through claims, one entry per
 *     claim
 */
@ApiType
public record PodStatus(
    @Field(17) long observedGeneration,
    @Field(1) @EnumOf(value = PodPhase.class, closed = true) String phase,
    @Field(2) @ListMap("type") @PatchMerge("type") List<PodCondition> conditions,
    @Field(3) String message,
    @Field(4) String reason,
    @Field(11) String nominatedNodeName,
    @Field(5) String hostIP,
    @Field(16) @Atomic @PatchMerge("ip") List<HostIP> hostIPs,
    @Field(6) String podIP,
    @Field(12) @ListMap("ip") @PatchMerge("ip") List<PodIP> podIPs,
    @Field(7) @Nullable Time startTime,
    @Field(10) @Atomic List<ContainerStatus> initContainerStatuses,
    @Field(8) @Atomic List<ContainerStatus> containerStatuses,
    @Field(9) @EnumOf(value = PodQOSClass.class, closed = true) String qosClass,
    @Field(13) @Atomic List<ContainerStatus> ephemeralContainerStatuses,
    @Field(14) @EnumOf(PodResizeStatus.class) @FeatureGate("InPlacePodVerticalScaling")
        String resize,
    @Field(15)
        @ListMap("name")
        @PatchMerge("name")
        @PatchRetainKeys
        @FeatureGate("DynamicResourceAllocation")
        List<PodResourceClaimStatus> resourceClaimStatuses,
    @Field(18) @FeatureGate("DRAExtendedResource")
        @Nullable PodExtendedResourceClaimStatus extendedResourceClaimStatus,
    @Field(19) @FeatureGate("InPlacePodLevelResourcesVerticalScaling")
        Map<String, Quantity> allocatedResources,
    @Field(20) @FeatureGate("InPlacePodLevelResourcesVerticalScaling")
        @Nullable ResourceRequirements resources,
    @Field(21) @Atomic @FeatureGate("DRANodeAllocatableResources")
        List<NodeAllocatableResourceClaimStatus> nodeAllocatableResourceClaimStatuses)
    implements ApiStruct<PodStatus> {
  /** Starts a value in which nothing is set. */
  public static PodStatusBuilder builder() {
    return new PodStatusBuilder();
  }

  /** Starts a value from this one. */
  public PodStatusBuilder toBuilder() {
    return new PodStatusBuilder(this);
  }
}
