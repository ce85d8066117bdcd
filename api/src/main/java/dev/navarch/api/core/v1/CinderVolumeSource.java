package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * OpenStack block disk used directly by a pod.
 *
 * @param volumeID Cinder's identifier of the disk
 * @param fsType File system to mount from the disk, such as ext4, xfs or ntfs; ext4 if unset
 * @param readOnly Attach the disk for reading only; false if unset
 * @param secretRef Secret in the pod's namespace with parameters for reaching OpenStack
 */
@ApiType
public record CinderVolumeSource(
    @Field(value = 1, required = true) String volumeID,
    @Field(2) String fsType,
    @Field(3) boolean readOnly,
    @Field(4) @Nullable LocalObjectReference secretRef)
    implements ApiStruct<CinderVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static CinderVolumeSourceBuilder builder() {
    return new CinderVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public CinderVolumeSourceBuilder toBuilder() {
    return new CinderVolumeSourceBuilder(this);
  }
}
