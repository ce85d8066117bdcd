package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record DeviceAllocationResult(
    @Field(1) @Atomic List<DeviceRequestAllocationResult> results,
    @Field(2) @Atomic List<DeviceAllocationConfiguration> config)
    implements ApiStruct<DeviceAllocationResult> {
  /** Starts a value in which nothing is set. */
  public static DeviceAllocationResultBuilder builder() {
    return new DeviceAllocationResultBuilder();
  }

  /** Starts a value from this one. */
  public DeviceAllocationResultBuilder toBuilder() {
    return new DeviceAllocationResultBuilder(this);
  }
}
