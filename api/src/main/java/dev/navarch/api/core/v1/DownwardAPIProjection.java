package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Part of a projected volume with facts about the pod.
 *
 * @param items Files to project and the fact each holds
 */
@ApiType
public record DownwardAPIProjection(@Field(1) @Atomic List<DownwardAPIVolumeFile> items)
    implements ApiStruct<DownwardAPIProjection> {
  /** Starts a value in which nothing is set. */
  public static DownwardAPIProjectionBuilder builder() {
    return new DownwardAPIProjectionBuilder();
  }

  /** Starts a value from this one. */
  public DownwardAPIProjectionBuilder toBuilder() {
    return new DownwardAPIProjectionBuilder(this);
  }
}
