package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pod volume with files that hold facts about the pod.
 *
 * @param items Files to write and the fact each holds
 * @param defaultMode Permissions of files that set none themselves, 0 to 0777 octal; 0644 if unset
 */
@ApiType
public record DownwardAPIVolumeSource(
    @Field(1) @Atomic List<DownwardAPIVolumeFile> items, @Field(2) @Nullable Integer defaultMode)
    implements ApiStruct<DownwardAPIVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static DownwardAPIVolumeSourceBuilder builder() {
    return new DownwardAPIVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public DownwardAPIVolumeSourceBuilder toBuilder() {
    return new DownwardAPIVolumeSourceBuilder(this);
  }
}
