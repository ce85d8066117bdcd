package dev.navarch.api.apps.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code StatefulSetUpdateStrategyType}. */
@ApiEnum
public final class StatefulSetUpdateStrategyType {
  public static final String ROLLING_UPDATE = "RollingUpdate";
  public static final String ON_DELETE = "OnDelete";

  private StatefulSetUpdateStrategyType() {}
}
