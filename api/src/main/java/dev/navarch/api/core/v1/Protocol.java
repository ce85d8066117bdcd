package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Transport protocol of a port. */
@ApiEnum
public final class Protocol {
  public static final String TCP = "TCP";
  public static final String UDP = "UDP";
  public static final String SCTP = "SCTP";

  private Protocol() {}
}
