package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** RollingUpdate replaces pods automatically; OnDelete waits until someone deletes them. */
@ApiEnum
public final class StatefulSetUpdateStrategyType {
  public static final String ROLLING_UPDATE = "RollingUpdate";
  public static final String ON_DELETE = "OnDelete";

  private StatefulSetUpdateStrategyType() {}
}
