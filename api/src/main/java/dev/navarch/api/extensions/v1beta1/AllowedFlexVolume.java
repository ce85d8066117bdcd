package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(hub = dev.navarch.api.policy.v1beta1.AllowedFlexVolume.class)
public record AllowedFlexVolume(@Field(value = 1, required = true) String driver)
    implements ApiStruct<AllowedFlexVolume> {
  /** Starts a value in which nothing is set. */
  public static AllowedFlexVolumeBuilder builder() {
    return new AllowedFlexVolumeBuilder();
  }

  /** Starts a value from this one. */
  public AllowedFlexVolumeBuilder toBuilder() {
    return new AllowedFlexVolumeBuilder(this);
  }
}
