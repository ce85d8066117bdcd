package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A path on the node's own file system handed into a pod.
 *
 * @param path Path on the node; a symbolic link is followed to its target
 * @param type What must exist at the path beforehand or be created; the empty default makes no
 *     check
 */
@ApiType
public record HostPathVolumeSource(
    @Field(value = 1, required = true) String path,
    @Field(2) @EnumOf(value = HostPathType.class, closed = true) @Nullable String type)
    implements ApiStruct<HostPathVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static HostPathVolumeSourceBuilder builder() {
    return new HostPathVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public HostPathVolumeSourceBuilder toBuilder() {
    return new HostPathVolumeSourceBuilder(this);
  }
}
