package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * URL paths a server answers, as shown at its root.
 *
 * @param paths Available paths in sorted order, such as /healthz or /apis/apps/v1
 */
@ApiType
public record RootPaths(@Field(value = 1, required = true) @Atomic List<String> paths)
    implements ApiStruct<RootPaths> {
  /** Starts a value in which nothing is set. */
  public static RootPathsBuilder builder() {
    return new RootPathsBuilder();
  }

  /** Starts a value from this one. */
  public RootPathsBuilder toBuilder() {
    return new RootPathsBuilder(this);
  }
}
