package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How a field requirement compares: set membership or mere presence. */
@ApiEnum
public final class FieldSelectorOperator {
  public static final String IN = "In";
  public static final String NOT_IN = "NotIn";
  public static final String EXISTS = "Exists";
  public static final String DOES_NOT_EXIST = "DoesNotExist";

  private FieldSelectorOperator() {}
}
