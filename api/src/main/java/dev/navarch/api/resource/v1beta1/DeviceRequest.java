package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceRequest(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, omit = Omit.NEVER) String deviceClassName,
    @Field(3) @Atomic List<DeviceSelector> selectors,
    @Field(4) @EnumOf(value = DeviceAllocationMode.class, closed = true) String allocationMode,
    @Field(5) long count,
    @Field(6) @FeatureGate("DRAAdminAccess") @Nullable Boolean adminAccess,
    @Field(7) @Atomic @FeatureGate("DRAPrioritizedList") List<DeviceSubRequest> firstAvailable,
    @Field(8) @Atomic @FeatureGate("DRADeviceTaints") List<DeviceToleration> tolerations,
    @Field(9) @FeatureGate("DRAConsumableCapacity") @Nullable CapacityRequirements capacity)
    implements ApiStruct<DeviceRequest> {
  /** Starts a value in which nothing is set. */
  public static DeviceRequestBuilder builder() {
    return new DeviceRequestBuilder();
  }

  /** Starts a value from this one. */
  public DeviceRequestBuilder toBuilder() {
    return new DeviceRequestBuilder(this);
  }
}
