package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * StorageOS volume used directly by a pod; no longer supported.
 *
 * @param volumeName Readable StorageOS volume name, unique within its StorageOS namespace
 * @param volumeNamespace StorageOS namespace of the volume; the pod's own namespace name if unset
 * @param fsType File system on the StorageOS volume; ext4 if unset
 * @param readOnly Mount the StorageOS volume without write access; false if unset
 * @param secretRef Secret in the pod's namespace with StorageOS API credentials
 */
@ApiType
public record StorageOSVolumeSource(
    @Field(1) String volumeName,
    @Field(2) String volumeNamespace,
    @Field(3) String fsType,
    @Field(4) boolean readOnly,
    @Field(5) @Nullable LocalObjectReference secretRef)
    implements ApiStruct<StorageOSVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static StorageOSVolumeSourceBuilder builder() {
    return new StorageOSVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public StorageOSVolumeSourceBuilder toBuilder() {
    return new StorageOSVolumeSourceBuilder(this);
  }
}
