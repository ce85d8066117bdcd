package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether additional groups must be in a range, only if given, or are free. */
@ApiEnum
public final class SupplementalGroupsStrategyType {
  public static final String MAY_RUN_AS = "MayRunAs";
  public static final String MUST_RUN_AS = "MustRunAs";
  public static final String RUN_AS_ANY = "RunAsAny";

  private SupplementalGroupsStrategyType() {}
}
