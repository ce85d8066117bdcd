package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoFormat;
import org.jspecify.annotations.Nullable;

/** A computed patch would change something that a {@link Precondition} protects. */
public final class PatchPreconditionException extends PatchException {
  private static final long serialVersionUID = 1;

  PatchPreconditionException(StringMap<@Nullable Object> patch) {
    super(Fault.UNMERGEABLE, "precondition failed for: " + GoFormat.value(patch));
  }
}
