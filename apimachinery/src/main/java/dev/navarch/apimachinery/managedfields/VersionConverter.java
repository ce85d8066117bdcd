package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Turns an object of one API version into the same object of another. */
@FunctionalInterface
public interface VersionConverter {
  /** For kinds of one version: no other is known. */
  VersionConverter SINGLE_VERSION = (tree, from, to) -> Optional.empty();

  /**
   * Converts a tree; the two versions differ. Empty when the version to convert to does not exist
   * (any more): entries recorded in it are then dropped.
   */
  Optional<StringMap<@Nullable Object>> convert(
      StringMap<@Nullable Object> tree, String fromApiVersion, String toApiVersion);
}
