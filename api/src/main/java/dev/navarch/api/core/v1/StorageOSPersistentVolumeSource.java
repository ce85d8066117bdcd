package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * StorageOS volume behind a persistent volume; no longer supported.
 *
 * @param volumeName Volume as named in StorageOS, unique per StorageOS namespace
 * @param volumeNamespace Scope of the volume inside StorageOS; follows the claim's namespace if
 *     unset
 * @param fsType File system to use on StorageOS storage; ext4 if unset
 * @param readOnly Deny writes to the StorageOS volume; false if unset
 * @param secretRef Object reference to the Secret with StorageOS API credentials
 */
@ApiType
public record StorageOSPersistentVolumeSource(
    @Field(1) String volumeName,
    @Field(2) String volumeNamespace,
    @Field(3) String fsType,
    @Field(4) boolean readOnly,
    @Field(5) @Nullable ObjectReference secretRef)
    implements ApiStruct<StorageOSPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static StorageOSPersistentVolumeSourceBuilder builder() {
    return new StorageOSPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public StorageOSPersistentVolumeSourceBuilder toBuilder() {
    return new StorageOSPersistentVolumeSourceBuilder(this);
  }
}
