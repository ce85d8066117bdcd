package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Gluster mount used directly by a pod; unsupported by current kubelets.
 *
 * @param endpoints Endpoints object that lists the Gluster servers
 * @param path Gluster volume to mount
 * @param readOnly Forbid writes to the Gluster volume; false if unset
 */
@ApiType
public record GlusterfsVolumeSource(
    @Field(value = 1, required = true) String endpoints,
    @Field(value = 2, required = true) String path,
    @Field(3) boolean readOnly)
    implements ApiStruct<GlusterfsVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static GlusterfsVolumeSourceBuilder builder() {
    return new GlusterfsVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public GlusterfsVolumeSourceBuilder toBuilder() {
    return new GlusterfsVolumeSourceBuilder(this);
  }
}
