package dev.navarch.registry.columns;

import org.jspecify.annotations.Nullable;

/** Yes and no in cells of text. */
public final class BoolCells {
  private BoolCells() {}

  public static String of(@Nullable Boolean value) {
    return value == null ? "<unset>" : value ? "True" : "False";
  }
}
