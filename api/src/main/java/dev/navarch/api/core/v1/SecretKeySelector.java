package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Picks one entry of a Secret.
 *
 * @param localObjectReference one of the fields of {@link LocalObjectReference}
 * @param key Secret entry to use
 * @param optional Accept that the Secret or the entry does not exist
 */
@ApiType(atomic = true)
public record SecretKeySelector(
    @Field(1) @Inline LocalObjectReference localObjectReference,
    @Field(value = 2, required = true) String key,
    @Field(3) @Nullable Boolean optional)
    implements ApiStruct<SecretKeySelector> {
  /** Starts a value in which nothing is set. */
  public static SecretKeySelectorBuilder builder() {
    return new SecretKeySelectorBuilder();
  }

  /** Starts a value from this one. */
  public SecretKeySelectorBuilder toBuilder() {
    return new SecretKeySelectorBuilder(this);
  }
}
