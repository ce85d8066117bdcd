package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * An OCI image or artifact mounted as a read-only volume.
 *
 * @param reference Image or artifact to mount, written like a container image
 * @param pullPolicy Always, IfNotPresent or Never; Always for tag latest, else IfNotPresent, if
 *     unset
 */
@ApiType
public record ImageVolumeSource(
    @Field(1) String reference,
    @Field(2) @EnumOf(value = PullPolicy.class, closed = true) String pullPolicy)
    implements ApiStruct<ImageVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static ImageVolumeSourceBuilder builder() {
    return new ImageVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public ImageVolumeSourceBuilder toBuilder() {
    return new ImageVolumeSourceBuilder(this);
  }
}
