package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a pending pod may displace pods of lower priority. */
@ApiEnum
public final class PreemptionPolicy {
  public static final String PREEMPT_LOWER_PRIORITY = "PreemptLowerPriority";
  public static final String NEVER = "Never";

  private PreemptionPolicy() {}
}
