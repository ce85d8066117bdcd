package dev.navarch.api.apidiscovery.v2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DiscoveryFreshness}. */
@ApiEnum
public final class DiscoveryFreshness {
  public static final String CURRENT = "Current";
  public static final String STALE = "Stale";

  private DiscoveryFreshness() {}
}
