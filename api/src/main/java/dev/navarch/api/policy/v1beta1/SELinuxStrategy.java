package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether SELinux labels are prescribed (MustRunAs) or free (RunAsAny). */
@ApiEnum
public final class SELinuxStrategy {
  public static final String MUST_RUN_AS = "MustRunAs";
  public static final String RUN_AS_ANY = "RunAsAny";

  private SELinuxStrategy() {}
}
