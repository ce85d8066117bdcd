package dev.navarch.api.batch.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ConcurrencyPolicy}. */
@ApiEnum
public final class ConcurrencyPolicy {
  public static final String ALLOW = "Allow";
  public static final String FORBID = "Forbid";
  public static final String REPLACE = "Replace";

  private ConcurrencyPolicy() {}
}
