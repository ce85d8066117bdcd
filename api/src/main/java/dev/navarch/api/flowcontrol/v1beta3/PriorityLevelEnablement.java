package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code PriorityLevelEnablement}. */
@ApiEnum
public final class PriorityLevelEnablement {
  public static final String EXEMPT = "Exempt";
  public static final String LIMITED = "Limited";

  private PriorityLevelEnablement() {}
}
