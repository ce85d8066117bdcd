package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record DeviceAllocationConfiguration(
    @Field(value = 1, required = true) @EnumOf(value = AllocationConfigSource.class, closed = true)
        String source,
    @Field(2) @Atomic List<String> requests,
    @Field(3) @Inline DeviceConfiguration deviceConfiguration)
    implements ApiStruct<DeviceAllocationConfiguration> {
  /** Starts a value in which nothing is set. */
  public static DeviceAllocationConfigurationBuilder builder() {
    return new DeviceAllocationConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public DeviceAllocationConfigurationBuilder toBuilder() {
    return new DeviceAllocationConfigurationBuilder(this);
  }
}
