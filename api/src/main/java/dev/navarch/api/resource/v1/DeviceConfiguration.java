package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceConfiguration(@Field(1) @Nullable OpaqueDeviceConfiguration opaque)
    implements ApiStruct<DeviceConfiguration> {
  /** Starts a value in which nothing is set. */
  public static DeviceConfigurationBuilder builder() {
    return new DeviceConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public DeviceConfigurationBuilder toBuilder() {
    return new DeviceConfigurationBuilder(this);
  }
}
