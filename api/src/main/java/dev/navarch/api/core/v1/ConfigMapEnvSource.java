package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A ConfigMap read as a set of environment variables.
 *
 * @param localObjectReference one of the fields of {@link LocalObjectReference}
 * @param optional Start the container even though the ConfigMap is absent
 */
@ApiType
public record ConfigMapEnvSource(
    @Field(1) @Inline LocalObjectReference localObjectReference,
    @Field(2) @Nullable Boolean optional)
    implements ApiStruct<ConfigMapEnvSource> {
  /** Starts a value in which nothing is set. */
  public static ConfigMapEnvSourceBuilder builder() {
    return new ConfigMapEnvSourceBuilder();
  }

  /** Starts a value from this one. */
  public ConfigMapEnvSourceBuilder toBuilder() {
    return new ConfigMapEnvSourceBuilder(this);
  }
}
