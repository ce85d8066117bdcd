package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a namespace is in use or being deleted. */
@ApiEnum
public final class NamespacePhase {
  public static final String ACTIVE = "Active";
  public static final String TERMINATING = "Terminating";

  private NamespacePhase() {}
}
