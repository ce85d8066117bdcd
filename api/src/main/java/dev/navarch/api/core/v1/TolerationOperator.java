package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How a toleration compares its value with that of a taint. */
@ApiEnum
public final class TolerationOperator {
  public static final String EXISTS = "Exists";
  public static final String EQUAL = "Equal";
  public static final String LT = "Lt";
  public static final String GT = "Gt";

  private TolerationOperator() {}
}
