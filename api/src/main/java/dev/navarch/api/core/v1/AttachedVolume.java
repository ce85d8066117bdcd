package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A volume attached to a node.
 *
 * @param name Plugin-qualified identifier of the volume
 * @param devicePath Where the device is found on the node
 */
@ApiType
public record AttachedVolume(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String devicePath)
    implements ApiStruct<AttachedVolume> {
  /** Starts a value in which nothing is set. */
  public static AttachedVolumeBuilder builder() {
    return new AttachedVolumeBuilder();
  }

  /** Starts a value from this one. */
  public AttachedVolumeBuilder toBuilder() {
    return new AttachedVolumeBuilder(this);
  }
}
