package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceRequestAllocationResult(
    @Field(value = 1, required = true) String request,
    @Field(value = 2, required = true) String driver,
    @Field(value = 3, required = true) String pool,
    @Field(value = 4, required = true) String device,
    @Field(5) @FeatureGate("DRAAdminAccess") @Nullable Boolean adminAccess,
    @Field(6) @Atomic @FeatureGate("DRADeviceTaints") List<DeviceToleration> tolerations,
    @Field(7) @Atomic @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        List<String> bindingConditions,
    @Field(8) @Atomic @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        List<String> bindingFailureConditions,
    @Field(9) @FeatureGate("DRAConsumableCapacity") @Nullable String shareID,
    @Field(10) @FeatureGate("DRAConsumableCapacity") Map<String, Quantity> consumedCapacity)
    implements ApiStruct<DeviceRequestAllocationResult> {
  /** Starts a value in which nothing is set. */
  public static DeviceRequestAllocationResultBuilder builder() {
    return new DeviceRequestAllocationResultBuilder();
  }

  /** Starts a value from this one. */
  public DeviceRequestAllocationResultBuilder toBuilder() {
    return new DeviceRequestAllocationResultBuilder(this);
  }
}
