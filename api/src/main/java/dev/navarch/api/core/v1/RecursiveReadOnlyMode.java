package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether read-only extends to mounts below a mount, must do so, or does so if it can. */
@ApiEnum
public final class RecursiveReadOnlyMode {
  public static final String DISABLED = "Disabled";
  public static final String IF_POSSIBLE = "IfPossible";
  public static final String ENABLED = "Enabled";

  private RecursiveReadOnlyMode() {}
}
