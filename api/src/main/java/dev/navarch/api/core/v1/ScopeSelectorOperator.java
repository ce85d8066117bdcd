package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How a quota scope is compared with a list of values. */
@ApiEnum
public final class ScopeSelectorOperator {
  public static final String IN = "In";
  public static final String NOT_IN = "NotIn";
  public static final String EXISTS = "Exists";
  public static final String DOES_NOT_EXIST = "DoesNotExist";

  private ScopeSelectorOperator() {}
}
