package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Direction in which mounts made later pass between node and container. */
@ApiEnum
public final class MountPropagationMode {
  public static final String NONE = "None";
  public static final String HOST_TO_CONTAINER = "HostToContainer";
  public static final String BIDIRECTIONAL = "Bidirectional";

  private MountPropagationMode() {}
}
