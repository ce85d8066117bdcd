package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
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
 * What the kubelet reports of one container.
 *
 * @param name Container reported on, as named in the pod spec
 * @param state Present condition of the container
 * @param lastState State before the latest restart, useful for debugging crashes
 * @param ready Whether the readiness check passes, so that traffic may arrive
 * @param restartCount How often the container was restarted, counted from runs still kept on the
 *     node
 * @param image Image in use, which may differ in form from the one in the spec
 * @param imageID Image identifier as resolved by the runtime, often a digest
 * @param containerID Running container's identifier, as type://id
 * @param started True once the startup probe has passed or, without one, once the container runs
 * @param allocatedResources Resources the node has set aside for the container
 * @param resources Requests and limits really in force on the running container
 * @param volumeMounts Mounts as they ended up, including read-only resolution
 * @param user User and groups the first process was started with
 * @param allocatedResourcesStatus Health of devices given to the container
 * @param stopSignal Signal the runtime will use to stop the container
 */
@ApiType
public record ContainerStatus(
    @Field(value = 1, required = true) String name,
    @Field(2) ContainerState state,
    @Field(3) ContainerState lastState,
    @Field(value = 4, required = true) boolean ready,
    @Field(value = 5, required = true) int restartCount,
    @Field(value = 6, required = true) String image,
    @Field(value = 7, required = true) String imageID,
    @Field(8) String containerID,
    @Field(9) @Nullable Boolean started,
    @Field(10) Map<String, Quantity> allocatedResources,
    @Field(11) @FeatureGate("InPlacePodVerticalScaling") @Nullable ResourceRequirements resources,
    @Field(12) @ListMap("mountPath") @PatchMerge("mountPath") List<VolumeMountStatus> volumeMounts,
    @Field(13) @FeatureGate("SupplementalGroupsPolicy") @Nullable ContainerUser user,
    @Field(14) @ListMap("name") @PatchMerge("name") @FeatureGate("ResourceHealthStatus")
        List<ResourceStatus> allocatedResourcesStatus,
    @Field(15) @EnumOf(value = Signal.class, closed = true) @FeatureGate("ContainerStopSignals")
        @Nullable String stopSignal)
    implements ApiStruct<ContainerStatus> {
  /** Starts a value in which nothing is set. */
  public static ContainerStatusBuilder builder() {
    return new ContainerStatusBuilder();
  }

  /** Starts a value from this one. */
  public ContainerStatusBuilder toBuilder() {
    return new ContainerStatusBuilder(this);
  }
}
