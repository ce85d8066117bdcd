package dev.navarch.api.resource.v1beta1;

import dev.navarch.api.core.v1.NodeSelector;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import org.jspecify.annotations.Nullable;

@ApiType
public record AllocationResult(
    @Field(1) DeviceAllocationResult devices,
    @Field(3) @Nullable NodeSelector nodeSelector,
    @Field(5) @FeatureGate({"DRADeviceBindingConditions", "DRAResourceClaimDeviceStatus"})
        @Nullable Time allocationTimestamp)
    implements ApiStruct<AllocationResult> {
  /** Starts a value in which nothing is set. */
  public static AllocationResultBuilder builder() {
    return new AllocationResultBuilder();
  }

  /** Starts a value from this one. */
  public AllocationResultBuilder toBuilder() {
    return new AllocationResultBuilder(this);
  }
}
