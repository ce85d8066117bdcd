package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Reaction to a failed pod: FailJob, FailIndex, Ignore it, or Count it against the backoff limit.
 */
@ApiEnum
public final class PodFailurePolicyAction {
  public static final String FAIL_JOB = "FailJob";
  public static final String FAIL_INDEX = "FailIndex";
  public static final String IGNORE = "Ignore";
  public static final String COUNT = "Count";

  private PodFailurePolicyAction() {}
}
