package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * How a volume mount turned out in a running container.
 *
 * @param name Mounted volume, as named in the pod
 * @param mountPath Path in the container where the volume ended up
 * @param readOnly Whether writing through the mount is denied
 * @param recursiveReadOnly Disabled or Enabled as decided at mount time; unset for writable mounts
 * @param volumeStatus Facts that depend on the kind of volume mounted
 */
@ApiType
public record VolumeMountStatus(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String mountPath,
    @Field(3) boolean readOnly,
    @Field(4) @EnumOf(RecursiveReadOnlyMode.class) @Nullable String recursiveReadOnly,
    @Field(5) @Nullable VolumeStatus volumeStatus)
    implements ApiStruct<VolumeMountStatus> {
  /** Starts a value in which nothing is set. */
  public static VolumeMountStatusBuilder builder() {
    return new VolumeMountStatusBuilder();
  }

  /** Starts a value from this one. */
  public VolumeMountStatusBuilder toBuilder() {
    return new VolumeMountStatusBuilder(this);
  }
}
