package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Ephemeral volume that a CSI driver makes for one pod.
 *
 * @param driver CSI driver to create the volume, as registered in the cluster
 * @param readOnly Mount the inline volume without write access; false if unset
 * @param fsType File system to request; the driver picks one if unset
 * @param volumeAttributes Settings understood by the driver; see its documentation
 * @param nodePublishSecretRef Secret in the pod's namespace given to the driver on mounting and
 *     unmounting
 */
@ApiType
public record CSIVolumeSource(
    @Field(value = 1, required = true) String driver,
    @Field(2) @Nullable Boolean readOnly,
    @Field(3) @Nullable String fsType,
    @Field(4) Map<String, String> volumeAttributes,
    @Field(5) @Nullable LocalObjectReference nodePublishSecretRef)
    implements ApiStruct<CSIVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static CSIVolumeSourceBuilder builder() {
    return new CSIVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public CSIVolumeSourceBuilder toBuilder() {
    return new CSIVolumeSourceBuilder(this);
  }
}
