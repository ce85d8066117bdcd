package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether the volume group must be in a range, only if given, or is free. */
@ApiEnum
public final class FSGroupStrategyType {
  public static final String MAY_RUN_AS = "MayRunAs";
  public static final String MUST_RUN_AS = "MustRunAs";
  public static final String RUN_AS_ANY = "RunAsAny";

  private FSGroupStrategyType() {}
}
