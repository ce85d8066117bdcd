package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Part of a projected volume taken from a ConfigMap.
 *
 * @param localObjectReference one of the fields of {@link LocalObjectReference}
 * @param items Entries to project, with a path for each; all entries if unset
 * @param optional Tolerate an absent ConfigMap or key instead of holding up the pod
 */
@ApiType
public record ConfigMapProjection(
    @Field(1) @Inline LocalObjectReference localObjectReference,
    @Field(2) @Atomic List<KeyToPath> items,
    @Field(4) @Nullable Boolean optional)
    implements ApiStruct<ConfigMapProjection> {
  /** Starts a value in which nothing is set. */
  public static ConfigMapProjectionBuilder builder() {
    return new ConfigMapProjectionBuilder();
  }

  /** Starts a value from this one. */
  public ConfigMapProjectionBuilder toBuilder() {
    return new ConfigMapProjectionBuilder(this);
  }
}
