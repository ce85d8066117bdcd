package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Places a raw block volume into a container as a device.
 *
 * @param name Block-mode claim volume of the pod to expose
 * @param devicePath Path in the container at which the device appears
 */
@ApiType
public record VolumeDevice(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String devicePath)
    implements ApiStruct<VolumeDevice> {
  /** Starts a value in which nothing is set. */
  public static VolumeDeviceBuilder builder() {
    return new VolumeDeviceBuilder();
  }

  /** Starts a value from this one. */
  public VolumeDeviceBuilder toBuilder() {
    return new VolumeDeviceBuilder(this);
  }
}
