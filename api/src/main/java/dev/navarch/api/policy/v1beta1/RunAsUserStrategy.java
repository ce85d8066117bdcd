package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether the user ID must lie in a range, must merely not be root, or is free. */
@ApiEnum
public final class RunAsUserStrategy {
  public static final String MUST_RUN_AS = "MustRunAs";
  public static final String MUST_RUN_AS_NON_ROOT = "MustRunAsNonRoot";
  public static final String RUN_AS_ANY = "RunAsAny";

  private RunAsUserStrategy() {}
}
