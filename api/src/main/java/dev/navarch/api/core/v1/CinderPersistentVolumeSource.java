package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * OpenStack block disk behind a persistent volume.
 *
 * @param volumeID Identifier OpenStack gave the disk
 * @param fsType File system found on or made on the disk; ext4 if unset
 * @param readOnly Refuse writes to the Cinder disk; false if unset
 * @param secretRef Secret, in a stated namespace, with parameters for reaching OpenStack
 */
@ApiType
public record CinderPersistentVolumeSource(
    @Field(value = 1, required = true) String volumeID,
    @Field(2) String fsType,
    @Field(3) boolean readOnly,
    @Field(4) @Nullable SecretReference secretRef)
    implements ApiStruct<CinderPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static CinderPersistentVolumeSourceBuilder builder() {
    return new CinderPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public CinderPersistentVolumeSourceBuilder toBuilder() {
    return new CinderPersistentVolumeSourceBuilder(this);
  }
}
