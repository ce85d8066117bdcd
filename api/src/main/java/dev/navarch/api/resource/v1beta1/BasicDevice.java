package dev.navarch.api.resource.v1beta1;

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
public record BasicDevice(
    @Field(1) Map<String, DeviceAttribute> attributes,
    @Field(2) Map<String, DeviceCapacity> capacity,
    @Field(3) @Atomic @FeatureGate("DRAPartitionableDevices")
        List<DeviceCounterConsumption> consumesCounters,
    @Field(4) @FeatureGate("DRAPartitionableDevices") @Nullable String nodeName,
    @Field(5) @Nullable NodeSelector nodeSelector,
    @Field(6) @FeatureGate("DRAPartitionableDevices") @Nullable Boolean allNodes,
    @Field(7) @Atomic @FeatureGate("DRADeviceTaints") List<DeviceTaint> taints,
    @Field(8) @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        @Nullable Boolean bindsToNode,
    @Field(9) @Atomic @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        List<String> bindingConditions,
    @Field(10) @Atomic @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        List<String> bindingFailureConditions,
    @Field(11) @FeatureGate("DRAConsumableCapacity") @Nullable Boolean allowMultipleAllocations,
    @Field(12) @FeatureGate("DRANodeAllocatableResources")
        Map<String, NodeAllocatableResourceMapping> nodeAllocatableResourceMappings)
    implements ApiStruct<BasicDevice> {
  /** Starts a value in which nothing is set. */
  public static BasicDeviceBuilder builder() {
    return new BasicDeviceBuilder();
  }

  /** Starts a value from this one. */
  public BasicDeviceBuilder toBuilder() {
    return new BasicDeviceBuilder(this);
  }
}
