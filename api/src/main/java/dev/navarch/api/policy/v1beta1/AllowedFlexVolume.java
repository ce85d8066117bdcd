package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * FlexVolume driver a policy permits.
 *
 * @param driver Driver name as used in the volume definition
 */
@ApiType
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
