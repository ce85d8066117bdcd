package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record DeviceClassConfiguration(@Field(1) @Inline DeviceConfiguration deviceConfiguration)
    implements ApiStruct<DeviceClassConfiguration> {
  /** Starts a value in which nothing is set. */
  public static DeviceClassConfigurationBuilder builder() {
    return new DeviceClassConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public DeviceClassConfigurationBuilder toBuilder() {
    return new DeviceClassConfigurationBuilder(this);
  }
}
