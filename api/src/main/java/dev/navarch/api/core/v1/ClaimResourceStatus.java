package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Step an expansion of a claim has reached, on the controller or node side. */
@ApiEnum
public final class ClaimResourceStatus {
  public static final String CONTROLLER_RESIZE_IN_PROGRESS = "ControllerResizeInProgress";
  public static final String CONTROLLER_RESIZE_INFEASIBLE = "ControllerResizeInfeasible";
  public static final String NODE_RESIZE_PENDING = "NodeResizePending";
  public static final String NODE_RESIZE_IN_PROGRESS = "NodeResizeInProgress";
  public static final String NODE_RESIZE_INFEASIBLE = "NodeResizeInfeasible";

  private ClaimResourceStatus() {}
}
