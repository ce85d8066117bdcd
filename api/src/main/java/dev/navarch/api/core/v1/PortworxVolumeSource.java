package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Volume of a Portworx storage cluster.
 *
 * @param volumeID Identifier Portworx uses for the volume
 * @param fsType File system on the Portworx volume, ext4 or xfs; ext4 if unset
 * @param readOnly Attach the Portworx volume without write access; false if unset
 */
@ApiType
public record PortworxVolumeSource(
    @Field(value = 1, required = true) String volumeID,
    @Field(2) String fsType,
    @Field(3) boolean readOnly)
    implements ApiStruct<PortworxVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static PortworxVolumeSourceBuilder builder() {
    return new PortworxVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public PortworxVolumeSourceBuilder toBuilder() {
    return new PortworxVolumeSourceBuilder(this);
  }
}
