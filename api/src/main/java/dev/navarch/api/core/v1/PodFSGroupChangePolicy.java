package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** When ownership of a volume is changed to the pod's group. */
@ApiEnum
public final class PodFSGroupChangePolicy {
  public static final String ON_ROOT_MISMATCH = "OnRootMismatch";
  public static final String ALWAYS = "Always";

  private PodFSGroupChangePolicy() {}
}
