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
public record DeviceSubRequest(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String deviceClassName,
    @Field(3) @Atomic List<DeviceSelector> selectors,
    @Field(4) @EnumOf(value = DeviceAllocationMode.class, closed = true) String allocationMode,
    @Field(5) long count,
    @Field(6) @Atomic @FeatureGate("DRADeviceTaints") List<DeviceToleration> tolerations,
    @Field(7) @FeatureGate("DRAConsumableCapacity") @Nullable CapacityRequirements capacity)
    implements ApiStruct<DeviceSubRequest> {
  /** Starts a value in which nothing is set. */
  public static DeviceSubRequestBuilder builder() {
    return new DeviceSubRequestBuilder();
  }

  /** Starts a value from this one. */
  public DeviceSubRequestBuilder toBuilder() {
    return new DeviceSubRequestBuilder(this);
  }
}
