package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** RollingUpdate swaps daemon pods node by node; OnDelete leaves that to manual deletion. */
@ApiEnum
public final class DaemonSetUpdateStrategyType {
  public static final String ROLLING_UPDATE = "RollingUpdate";
  public static final String ON_DELETE = "OnDelete";

  private DaemonSetUpdateStrategyType() {}
}
