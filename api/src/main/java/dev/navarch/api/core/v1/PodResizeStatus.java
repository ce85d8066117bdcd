package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Progress of resizing a pod in place. */
@ApiEnum
public final class PodResizeStatus {
  public static final String IN_PROGRESS = "InProgress";
  public static final String DEFERRED = "Deferred";
  public static final String INFEASIBLE = "Infeasible";

  private PodResizeStatus() {}
}
