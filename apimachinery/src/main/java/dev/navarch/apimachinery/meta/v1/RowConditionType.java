package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** States a table row can report; Completed hints the object has run its course. */
@ApiEnum
public final class RowConditionType {
  public static final String COMPLETED = "Completed";

  private RowConditionType() {}
}
