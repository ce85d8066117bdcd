package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Whether a substitute pod starts once its predecessor is terminating, or only after it has fully
 * failed.
 */
@ApiEnum
public final class PodReplacementPolicy {
  public static final String TERMINATING_OR_FAILED = "TerminatingOrFailed";
  public static final String FAILED = "Failed";

  private PodReplacementPolicy() {}
}
