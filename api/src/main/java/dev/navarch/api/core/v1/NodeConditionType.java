package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Aspects of a node reported in conditions. */
@ApiEnum
public final class NodeConditionType {
  public static final String READY = "Ready";
  public static final String MEMORY_PRESSURE = "MemoryPressure";
  public static final String DISK_PRESSURE = "DiskPressure";
  public static final String PID_PRESSURE = "PIDPressure";
  public static final String NETWORK_UNAVAILABLE = "NetworkUnavailable";

  private NodeConditionType() {}
}
