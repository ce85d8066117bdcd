package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Part of a projected volume taken from a Secret.
 *
 * @param localObjectReference one of the fields of {@link LocalObjectReference}
 * @param items Keys to project and where to put them; all keys if unset
 * @param optional Tolerate an absent Secret or key instead of holding up the pod
 */
@ApiType
public record SecretProjection(
    @Field(1) @Inline LocalObjectReference localObjectReference,
    @Field(2) @Atomic List<KeyToPath> items,
    @Field(4) @Nullable Boolean optional)
    implements ApiStruct<SecretProjection> {
  /** Starts a value in which nothing is set. */
  public static SecretProjectionBuilder builder() {
    return new SecretProjectionBuilder();
  }

  /** Starts a value from this one. */
  public SecretProjectionBuilder toBuilder() {
    return new SecretProjectionBuilder(this);
  }
}
