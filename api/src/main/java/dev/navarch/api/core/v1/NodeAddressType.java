package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** What kind of address a node entry holds. */
@ApiEnum
public final class NodeAddressType {
  public static final String HOSTNAME = "Hostname";
  public static final String INTERNAL_IP = "InternalIP";
  public static final String EXTERNAL_IP = "ExternalIP";
  public static final String INTERNAL_DNS = "InternalDNS";
  public static final String EXTERNAL_DNS = "ExternalDNS";

  private NodeAddressType() {}
}
