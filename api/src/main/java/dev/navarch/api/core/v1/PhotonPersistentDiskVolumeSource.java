package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Persistent disk of a VMware Photon Controller; no longer supported.
 *
 * @param pdID Photon's identifier of the disk
 * @param fsType File system on the Photon disk; ext4 if unset
 */
@ApiType
public record PhotonPersistentDiskVolumeSource(
    @Field(value = 1, required = true) String pdID, @Field(2) String fsType)
    implements ApiStruct<PhotonPersistentDiskVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static PhotonPersistentDiskVolumeSourceBuilder builder() {
    return new PhotonPersistentDiskVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public PhotonPersistentDiskVolumeSourceBuilder toBuilder() {
    return new PhotonPersistentDiskVolumeSourceBuilder(this);
  }
}
