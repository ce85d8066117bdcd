package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record ExactDeviceRequest(
    @Field(value = 1, required = true) String deviceClassName,
    @Field(2) @Atomic List<DeviceSelector> selectors,
    @Field(3) @EnumOf(value = DeviceAllocationMode.class, closed = true) String allocationMode,
    @Field(4) long count,
    @Field(5) @FeatureGate("DRAAdminAccess") @Nullable Boolean adminAccess,
    @Field(6) @Atomic @FeatureGate("DRADeviceTaints") List<DeviceToleration> tolerations,
    @Field(7) @FeatureGate("DRAConsumableCapacity") @Nullable CapacityRequirements capacity)
    implements ApiStruct<ExactDeviceRequest> {
  /** Starts a value in which nothing is set. */
  public static ExactDeviceRequestBuilder builder() {
    return new ExactDeviceRequestBuilder();
  }

  /** Starts a value from this one. */
  public ExactDeviceRequestBuilder toBuilder() {
    return new ExactDeviceRequestBuilder(this);
  }
}
