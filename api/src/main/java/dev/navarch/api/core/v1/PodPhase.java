package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Coarse stage in the life of a pod. */
@ApiEnum
public final class PodPhase {
  public static final String PENDING = "Pending";
  public static final String RUNNING = "Running";
  public static final String SUCCEEDED = "Succeeded";
  public static final String FAILED = "Failed";
  public static final String UNKNOWN = "Unknown";

  private PodPhase() {}
}
