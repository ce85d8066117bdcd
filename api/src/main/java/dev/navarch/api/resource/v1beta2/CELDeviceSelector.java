package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record CELDeviceSelector(@Field(value = 1, required = true) String expression)
    implements ApiStruct<CELDeviceSelector> {
  /** Starts a value in which nothing is set. */
  public static CELDeviceSelectorBuilder builder() {
    return new CELDeviceSelectorBuilder();
  }

  /** Starts a value from this one. */
  public CELDeviceSelectorBuilder toBuilder() {
    return new CELDeviceSelectorBuilder(this);
  }
}
