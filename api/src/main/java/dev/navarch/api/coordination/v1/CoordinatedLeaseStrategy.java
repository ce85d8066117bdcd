package dev.navarch.api.coordination.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code CoordinatedLeaseStrategy}. */
@ApiEnum
public final class CoordinatedLeaseStrategy {
  public static final String OLDEST_EMULATION_VERSION = "OldestEmulationVersion";

  private CoordinatedLeaseStrategy() {}
}
