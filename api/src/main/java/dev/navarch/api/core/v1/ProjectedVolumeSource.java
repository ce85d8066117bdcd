package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A volume that lays several sources into one directory.
 *
 * @param sources Sources to combine; each entry holds exactly one
 * @param defaultMode Permission bits where a file states none, 0 to 0777 octal; 0644 if unset
 */
@ApiType
public record ProjectedVolumeSource(
    @Field(value = 1, omit = Omit.NEVER) @Atomic List<VolumeProjection> sources,
    @Field(2) @Nullable Integer defaultMode)
    implements ApiStruct<ProjectedVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static ProjectedVolumeSourceBuilder builder() {
    return new ProjectedVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public ProjectedVolumeSourceBuilder toBuilder() {
    return new ProjectedVolumeSourceBuilder(this);
  }
}
