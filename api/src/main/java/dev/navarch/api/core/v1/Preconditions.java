package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Facts that must hold for an operation to go ahead.
 *
 * @param uid Unique identifier the object must have
 */
@ApiType
public record Preconditions(@Field(1) @Nullable String uid) implements ApiStruct<Preconditions> {
  /** Starts a value in which nothing is set. */
  public static PreconditionsBuilder builder() {
    return new PreconditionsBuilder();
  }

  /** Starts a value from this one. */
  public PreconditionsBuilder toBuilder() {
    return new PreconditionsBuilder(this);
  }
}
