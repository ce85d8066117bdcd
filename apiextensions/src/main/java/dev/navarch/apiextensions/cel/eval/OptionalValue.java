package dev.navarch.apiextensions.cel.eval;

import org.jspecify.annotations.Nullable;

/** A value that may be missing: null says that it is. */
public record OptionalValue(@Nullable Object value) {
  public static final OptionalValue NONE = new OptionalValue(null);

  public static OptionalValue of(Object value) {
    return new OptionalValue(value);
  }
}
