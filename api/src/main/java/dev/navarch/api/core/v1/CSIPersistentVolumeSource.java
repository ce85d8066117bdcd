package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Volume of an external CSI driver behind a persistent volume.
 *
 * @param driver CSI driver responsible for the volume, by registered name
 * @param volumeHandle Identifier by which the driver knows the volume; cannot change
 * @param readOnly Tell the driver to publish the volume without write access; false if unset
 * @param fsType File system to mount, such as ext4 or xfs
 * @param volumeAttributes Driver-defined attributes recorded when the volume was created
 * @param controllerPublishSecretRef Secret passed to the driver when the volume is attached to or
 *     detached from a node
 * @param nodeStageSecretRef Secret passed to the driver when the volume is staged on a node
 * @param nodePublishSecretRef Secret passed to the driver when the volume is mounted for or
 *     unmounted from a pod
 * @param controllerExpandSecretRef Secret passed to the driver when its controller grows the volume
 * @param nodeExpandSecretRef Secret passed to the driver when the node grows the volume
 */
@ApiType
public record CSIPersistentVolumeSource(
    @Field(value = 1, required = true) String driver,
    @Field(value = 2, required = true) String volumeHandle,
    @Field(3) boolean readOnly,
    @Field(4) String fsType,
    @Field(5) Map<String, String> volumeAttributes,
    @Field(6) @Nullable SecretReference controllerPublishSecretRef,
    @Field(7) @Nullable SecretReference nodeStageSecretRef,
    @Field(8) @Nullable SecretReference nodePublishSecretRef,
    @Field(9) @Nullable SecretReference controllerExpandSecretRef,
    @Field(10) @Nullable SecretReference nodeExpandSecretRef)
    implements ApiStruct<CSIPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static CSIPersistentVolumeSourceBuilder builder() {
    return new CSIPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public CSIPersistentVolumeSourceBuilder toBuilder() {
    return new CSIPersistentVolumeSourceBuilder(this);
  }
}
