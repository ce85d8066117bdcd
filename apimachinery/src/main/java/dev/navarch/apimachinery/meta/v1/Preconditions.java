package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Conditions the stored object must meet before an operation goes ahead.
 *
 * @param uid Required identifier of the stored object, to guard against hitting a recreated one
 * @param resourceVersion Required change marker of the stored object, to guard against concurrent
 *     edits
 */
@ApiType
public record Preconditions(
    @Field(1) @Nullable String uid, @Field(2) @Nullable String resourceVersion)
    implements ApiStruct<Preconditions> {
  /** Starts a value in which nothing is set. */
  public static PreconditionsBuilder builder() {
    return new PreconditionsBuilder();
  }

  /** Starts a value from this one. */
  public PreconditionsBuilder toBuilder() {
    return new PreconditionsBuilder(this);
  }
}
