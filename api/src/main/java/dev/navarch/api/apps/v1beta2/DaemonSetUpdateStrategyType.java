package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DaemonSetUpdateStrategyType}. */
@ApiEnum
public final class DaemonSetUpdateStrategyType {
  public static final String ROLLING_UPDATE = "RollingUpdate";
  public static final String ON_DELETE = "OnDelete";

  private DaemonSetUpdateStrategyType() {}
}
