package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Stage in the life of a persistent volume. */
@ApiEnum
public final class PersistentVolumePhase {
  public static final String PENDING = "Pending";
  public static final String AVAILABLE = "Available";
  public static final String BOUND = "Bound";
  public static final String RELEASED = "Released";
  public static final String FAILED = "Failed";

  private PersistentVolumePhase() {}
}
