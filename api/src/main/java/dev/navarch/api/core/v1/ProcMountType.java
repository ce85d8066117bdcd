package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** How a container's /proc is mounted. */
@ApiEnum
public final class ProcMountType {
  public static final String DEFAULT = "Default";
  public static final String UNMASKED = "Unmasked";

  private ProcMountType() {}
}
