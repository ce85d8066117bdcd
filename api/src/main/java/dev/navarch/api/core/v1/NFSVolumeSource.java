package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Directory mounted from an NFS server; its content survives the pod.
 *
 * @param server NFS server to contact, by host name or address
 * @param path Exported directory to mount
 * @param readOnly Mount the export without write access; false if unset
 */
@ApiType
public record NFSVolumeSource(
    @Field(value = 1, required = true) String server,
    @Field(value = 2, required = true) String path,
    @Field(3) boolean readOnly)
    implements ApiStruct<NFSVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static NFSVolumeSourceBuilder builder() {
    return new NFSVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public NFSVolumeSourceBuilder toBuilder() {
    return new NFSVolumeSourceBuilder(this);
  }
}
