package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Verdict of a condition: True, False, or Unknown if undecided. */
@ApiEnum
public final class ConditionStatus {
  public static final String TRUE = "True";
  public static final String FALSE = "False";
  public static final String UNKNOWN = "Unknown";

  private ConditionStatus() {}
}
