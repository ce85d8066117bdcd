package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Stage in the life of a claim. */
@ApiEnum
public final class PersistentVolumeClaimPhase {
  public static final String PENDING = "Pending";
  public static final String BOUND = "Bound";
  public static final String LOST = "Lost";

  private PersistentVolumeClaimPhase() {}
}
