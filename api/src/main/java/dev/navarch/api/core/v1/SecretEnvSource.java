package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A Secret read as a set of environment variables.
 *
 * @param localObjectReference one of the fields of {@link LocalObjectReference}
 * @param optional Start the container even though the Secret is absent
 */
@ApiType
public record SecretEnvSource(
    @Field(1) @Inline LocalObjectReference localObjectReference,
    @Field(2) @Nullable Boolean optional)
    implements ApiStruct<SecretEnvSource> {
  /** Starts a value in which nothing is set. */
  public static SecretEnvSourceBuilder builder() {
    return new SecretEnvSourceBuilder();
  }

  /** Starts a value from this one. */
  public SecretEnvSourceBuilder toBuilder() {
    return new SecretEnvSourceBuilder(this);
  }
}
