package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Overlapping runs: Allow them, Forbid by skipping the new one, or Replace the old one. */
@ApiEnum
public final class ConcurrencyPolicy {
  public static final String ALLOW = "Allow";
  public static final String FORBID = "Forbid";
  public static final String REPLACE = "Replace";

  private ConcurrencyPolicy() {}
}
