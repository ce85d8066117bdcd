package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code LimitResponseType}. */
@ApiEnum
public final class LimitResponseType {
  public static final String QUEUE = "Queue";
  public static final String REJECT = "Reject";

  private LimitResponseType() {}
}
