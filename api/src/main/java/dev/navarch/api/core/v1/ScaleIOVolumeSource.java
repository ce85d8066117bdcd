package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * ScaleIO volume used directly by a pod; no longer supported.
 *
 * @param gateway Address at which ScaleIO's management interface answers
 * @param system Name of the storage system configured in ScaleIO
 * @param secretRef Secret in the pod's namespace with the ScaleIO user and password; login fails
 *     without it
 * @param sslEnabled Speak TLS with the gateway; false if unset
 * @param protectionDomain ScaleIO protection domain that holds the storage
 * @param storagePool Pool within the protection domain
 * @param storageMode ThickProvisioned or ThinProvisioned; ThinProvisioned if unset
 * @param volumeName Existing volume in the ScaleIO system to attach
 * @param fsType File system on the ScaleIO volume; xfs if unset
 * @param readOnly Attach the ScaleIO volume without write access; false if unset
 */
@ApiType
public record ScaleIOVolumeSource(
    @Field(value = 1, required = true) String gateway,
    @Field(value = 2, required = true) String system,
    @Field(value = 3, required = true) @Nullable LocalObjectReference secretRef,
    @Field(4) boolean sslEnabled,
    @Field(5) String protectionDomain,
    @Field(6) String storagePool,
    @Field(7) @Default("\"ThinProvisioned\"") String storageMode,
    @Field(8) String volumeName,
    @Field(9) @Default("\"xfs\"") String fsType,
    @Field(10) boolean readOnly)
    implements ApiStruct<ScaleIOVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static ScaleIOVolumeSourceBuilder builder() {
    return new ScaleIOVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public ScaleIOVolumeSourceBuilder toBuilder() {
    return new ScaleIOVolumeSourceBuilder(this);
  }
}
