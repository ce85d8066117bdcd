package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Storage attached straight to one node.
 *
 * @param path Directory or block device on the node
 * @param fsType File system to mount if the path leads to a block device; chosen automatically if
 *     unset
 */
@ApiType
public record LocalVolumeSource(
    @Field(value = 1, required = true) String path, @Field(2) @Nullable String fsType)
    implements ApiStruct<LocalVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static LocalVolumeSourceBuilder builder() {
    return new LocalVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public LocalVolumeSourceBuilder toBuilder() {
    return new LocalVolumeSourceBuilder(this);
  }
}
