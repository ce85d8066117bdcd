package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pod volume whose files are the entries of a ConfigMap.
 *
 * @param localObjectReference one of the fields of {@link LocalObjectReference}
 * @param items Keys to show as files and their paths; each key becomes a file if unset
 * @param defaultMode Mode of files without their own, 0 to 0777 octal; 0644 if unset
 * @param optional Let the pod start even though the ConfigMap or a listed key is missing
 */
@ApiType
public record ConfigMapVolumeSource(
    @Field(1) @Inline LocalObjectReference localObjectReference,
    @Field(2) @Atomic List<KeyToPath> items,
    @Field(3) @Nullable Integer defaultMode,
    @Field(4) @Nullable Boolean optional)
    implements ApiStruct<ConfigMapVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static ConfigMapVolumeSourceBuilder builder() {
    return new ConfigMapVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public ConfigMapVolumeSourceBuilder toBuilder() {
    return new ConfigMapVolumeSourceBuilder(this);
  }
}
