package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Google persistent disk in the same project and zone as the node.
 *
 * @param pdName Name of the disk in Google Compute Engine
 * @param fsType File system on the disk, one the node supports; ext4 if unset
 * @param partition Partition number to mount; 0 or unset mounts the whole disk
 * @param readOnly Attach the Google disk read-only, which lets several nodes share it; false if
 *     unset
 */
@ApiType
public record GCEPersistentDiskVolumeSource(
    @Field(value = 1, required = true) String pdName,
    @Field(2) String fsType,
    @Field(3) int partition,
    @Field(4) boolean readOnly)
    implements ApiStruct<GCEPersistentDiskVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static GCEPersistentDiskVolumeSourceBuilder builder() {
    return new GCEPersistentDiskVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public GCEPersistentDiskVolumeSourceBuilder toBuilder() {
    return new GCEPersistentDiskVolumeSourceBuilder(this);
  }
}
