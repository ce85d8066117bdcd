package dev.navarch.api.discovery.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code AddressType}. */
@ApiEnum
public final class AddressType {
  public static final String IP = "IP";
  public static final String I_PV4 = "IPv4";
  public static final String I_PV6 = "IPv6";
  public static final String FQDN = "FQDN";

  private AddressType() {}
}
