package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Gluster mount behind a persistent volume; unsupported by current kubelets.
 *
 * @param endpoints Endpoints object giving the addresses of the Gluster cluster
 * @param path Name of the Gluster volume that backs this storage
 * @param readOnly Mount the Gluster volume without write permission; false if unset
 * @param endpointsNamespace Where to find the Endpoints object; the bound claim's namespace if
 *     unset
 */
@ApiType
public record GlusterfsPersistentVolumeSource(
    @Field(value = 1, required = true) String endpoints,
    @Field(value = 2, required = true) String path,
    @Field(3) boolean readOnly,
    @Field(4) @Nullable String endpointsNamespace)
    implements ApiStruct<GlusterfsPersistentVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static GlusterfsPersistentVolumeSourceBuilder builder() {
    return new GlusterfsPersistentVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public GlusterfsPersistentVolumeSourceBuilder toBuilder() {
    return new GlusterfsPersistentVolumeSourceBuilder(this);
  }
}
