package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * State of a node as its kubelet and controllers report it.
 *
 * @param capacity Total resources of the node
 * @param allocatable Resources left for pods after system reservations; equals capacity if unset
 * @param phase Former stage of life; no longer filled in, deprecated
 * @param conditions Observed aspects, such as readiness and memory, disk or process pressure
 * @param addresses Addresses at which the node can be reached
 * @param daemonEndpoints Ports of the node's daemons
 * @param nodeInfo Identifiers and software versions found on the node
 * @param images Container images stored on the node
 * @param volumesInUse Attachable volumes pods on the node are using or mounting
 * @param volumesAttached Volumes attached to the node
 * @param config State of dynamic kubelet configuration; no longer filled in
 * @param runtimeHandlers Container runtime handlers the node offers
 * @param features Abilities of the node's container runtime
 * @param declaredFeatures Features the kubelet announces, used to match pods that depend on them
 */
@ApiType
public record NodeStatus(
    @Field(1) Map<String, Quantity> capacity,
    @Field(2) Map<String, Quantity> allocatable,
    @Field(3) @EnumOf(value = NodePhase.class, closed = true) String phase,
    @Field(4) @ListMap("type") @PatchMerge("type") List<NodeCondition> conditions,
    @Field(5) @ListMap("type") @PatchMerge("type") List<NodeAddress> addresses,
    @Field(6) NodeDaemonEndpoints daemonEndpoints,
    @Field(7) NodeSystemInfo nodeInfo,
    @Field(8) @Atomic List<ContainerImage> images,
    @Field(9) @Atomic List<String> volumesInUse,
    @Field(10) @Atomic List<AttachedVolume> volumesAttached,
    @Field(11) @Nullable NodeConfigStatus config,
    @Field(12) @Atomic List<NodeRuntimeHandler> runtimeHandlers,
    @Field(13) @FeatureGate("SupplementalGroupsPolicy") @Nullable NodeFeatures features,
    @Field(14) @Atomic @FeatureGate("NodeDeclaredFeatures") List<String> declaredFeatures)
    implements ApiStruct<NodeStatus> {
  /** Starts a value in which nothing is set. */
  public static NodeStatusBuilder builder() {
    return new NodeStatusBuilder();
  }

  /** Starts a value from this one. */
  public NodeStatusBuilder toBuilder() {
    return new NodeStatusBuilder(this);
  }
}
