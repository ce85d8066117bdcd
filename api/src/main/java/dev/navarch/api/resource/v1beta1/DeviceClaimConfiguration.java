package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record DeviceClaimConfiguration(
    @Field(1) @Atomic List<String> requests,
    @Field(2) @Inline DeviceConfiguration deviceConfiguration)
    implements ApiStruct<DeviceClaimConfiguration> {
  /** Starts a value in which nothing is set. */
  public static DeviceClaimConfigurationBuilder builder() {
    return new DeviceClaimConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public DeviceClaimConfigurationBuilder toBuilder() {
    return new DeviceClaimConfigurationBuilder(this);
  }
}
