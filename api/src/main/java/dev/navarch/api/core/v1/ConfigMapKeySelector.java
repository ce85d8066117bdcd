package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Picks one entry of a ConfigMap.
 *
 * @param localObjectReference one of the fields of {@link LocalObjectReference}
 * @param key ConfigMap entry to use
 * @param optional Accept that the ConfigMap or the entry does not exist
 */
@ApiType(atomic = true)
public record ConfigMapKeySelector(
    @Field(1) @Inline LocalObjectReference localObjectReference,
    @Field(value = 2, required = true) String key,
    @Field(3) @Nullable Boolean optional)
    implements ApiStruct<ConfigMapKeySelector> {
  /** Starts a value in which nothing is set. */
  public static ConfigMapKeySelectorBuilder builder() {
    return new ConfigMapKeySelectorBuilder();
  }

  /** Starts a value from this one. */
  public ConfigMapKeySelectorBuilder toBuilder() {
    return new ConfigMapKeySelectorBuilder(this);
  }
}
