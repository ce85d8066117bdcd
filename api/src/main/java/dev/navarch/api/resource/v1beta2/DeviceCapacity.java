package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceCapacity(
    @Field(value = 1, required = true) Quantity value,
    @Field(2) @FeatureGate("DRAConsumableCapacity") @Nullable CapacityRequestPolicy requestPolicy)
    implements ApiStruct<DeviceCapacity> {
  /** Starts a value in which nothing is set. */
  public static DeviceCapacityBuilder builder() {
    return new DeviceCapacityBuilder();
  }

  /** Starts a value from this one. */
  public DeviceCapacityBuilder toBuilder() {
    return new DeviceCapacityBuilder(this);
  }
}
