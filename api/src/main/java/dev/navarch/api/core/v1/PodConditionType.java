package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Aspects of a pod reported in conditions. */
@ApiEnum
public final class PodConditionType {
  public static final String CONTAINERS_READY = "ContainersReady";
  public static final String INITIALIZED = "Initialized";
  public static final String READY = "Ready";
  public static final String POD_SCHEDULED = "PodScheduled";
  public static final String DISRUPTION_TARGET = "DisruptionTarget";
  public static final String POD_READY_TO_START_CONTAINERS = "PodReadyToStartContainers";
  public static final String POD_RESIZE_PENDING = "PodResizePending";
  public static final String POD_RESIZE_IN_PROGRESS = "PodResizeInProgress";
  public static final String ALL_CONTAINERS_RESTARTING = "AllContainersRestarting";

  private PodConditionType() {}
}
