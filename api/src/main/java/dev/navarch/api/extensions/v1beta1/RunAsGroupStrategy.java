package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code RunAsGroupStrategy}. */
@ApiEnum
public final class RunAsGroupStrategy {
  public static final String MAY_RUN_AS = "MayRunAs";
  public static final String MUST_RUN_AS = "MustRunAs";
  public static final String RUN_AS_ANY = "RunAsAny";

  private RunAsGroupStrategy() {}
}
