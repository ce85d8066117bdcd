package dev.navarch.api.resource.v1;

import dev.navarch.api.core.v1.NodeSelector;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record Device(
    @Field(value = 1, required = true) String name,
    @Field(2) Map<String, DeviceAttribute> attributes,
    @Field(3) Map<String, DeviceCapacity> capacity,
    @Field(4) @Atomic @FeatureGate("DRAPartitionableDevices")
        List<DeviceCounterConsumption> consumesCounters,
    @Field(5) @FeatureGate("DRAPartitionableDevices") @Nullable String nodeName,
    @Field(6) @FeatureGate("DRAPartitionableDevices") @Nullable NodeSelector nodeSelector,
    @Field(7) @FeatureGate("DRAPartitionableDevices") @Nullable Boolean allNodes,
    @Field(8) @Atomic @FeatureGate("DRADeviceTaints") List<DeviceTaint> taints,
    @Field(9) @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        @Nullable Boolean bindsToNode,
    @Field(10) @Atomic @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        List<String> bindingConditions,
    @Field(11) @Atomic @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        List<String> bindingFailureConditions,
    @Field(12) @FeatureGate("DRAConsumableCapacity") @Nullable Boolean allowMultipleAllocations,
    @Field(13) @FeatureGate("DRANodeAllocatableResources")
        Map<String, NodeAllocatableResourceMapping> nodeAllocatableResourceMappings)
    implements ApiStruct<Device> {
  /** Starts a value in which nothing is set. */
  public static DeviceBuilder builder() {
    return new DeviceBuilder();
  }

  /** Starts a value from this one. */
  public DeviceBuilder toBuilder() {
    return new DeviceBuilder(this);
  }
}
