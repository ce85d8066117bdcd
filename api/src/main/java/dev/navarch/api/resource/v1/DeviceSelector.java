package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeviceSelector(@Field(1) @Nullable CELDeviceSelector cel)
    implements ApiStruct<DeviceSelector> {
  /** Starts a value in which nothing is set. */
  public static DeviceSelectorBuilder builder() {
    return new DeviceSelectorBuilder();
  }

  /** Starts a value from this one. */
  public DeviceSelectorBuilder toBuilder() {
    return new DeviceSelectorBuilder(this);
  }
}
