package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * ScaleIO volume behind a persistent volume; no longer supported.
 *
 * @param gateway Where the ScaleIO REST gateway listens
 * @param system Storage system as ScaleIO knows it
 * @param secretRef Secret, in a stated namespace, with the ScaleIO user and password; login fails
 *     without it
 * @param sslEnabled Whether the gateway is called over TLS; false if unset
 * @param protectionDomain Protection domain the volume belongs to
 * @param storagePool Storage pool the volume is carved from
 * @param storageMode Thick or thin provisioning; ThinProvisioned if unset
 * @param volumeName ScaleIO volume that backs this storage
 * @param fsType File system made on the volume by ScaleIO's driver; xfs if unset
 * @param readOnly Keep the ScaleIO volume from being written; false if unset
 */
@ApiType
public record ScaleIOPersistentVolumeSource(
    @Field(value = 1, required = true) String gateway,
    @Field(value = 2, required = true) String system,
    @Field(value = 3, required = true) @Nullable SecretReference secretRef,
    @Field(4) boolean sslEnabled,
    @Field(5) String protectionDomain,
    @Field(6) String storagePool,
    @Field(7) @Default("\"ThinProvisioned\"") String storageMode,
    @Field(8) String volumeName,
    @Field(9) @Default("\"xfs\"") String fsType,
    @Field(10) boolean readOnly)
    implements ApiStruct<ScaleIOPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static ScaleIOPersistentVolumeSourceBuilder builder() {
    return new ScaleIOPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public ScaleIOPersistentVolumeSourceBuilder toBuilder() {
    return new ScaleIOPersistentVolumeSourceBuilder(this);
  }
}
