package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether resizing a resource restarts the container. */
@ApiEnum
public final class ResourceResizeRestartPolicy {
  public static final String NOT_REQUIRED = "NotRequired";
  public static final String RESTART_CONTAINER = "RestartContainer";

  private ResourceResizeRestartPolicy() {}
}
