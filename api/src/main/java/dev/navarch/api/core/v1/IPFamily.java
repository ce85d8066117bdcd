package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Version of the Internet Protocol. */
@ApiEnum
public final class IPFamily {
  public static final String I_PV4 = "IPv4";
  public static final String I_PV6 = "IPv6";
  public static final String NONE = "";

  private IPFamily() {}
}
