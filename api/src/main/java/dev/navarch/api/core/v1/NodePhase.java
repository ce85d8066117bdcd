package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Former stage in the life of a node; no longer in use. */
@ApiEnum
public final class NodePhase {
  public static final String PENDING = "Pending";
  public static final String RUNNING = "Running";
  public static final String TERMINATED = "Terminated";

  private NodePhase() {}
}
