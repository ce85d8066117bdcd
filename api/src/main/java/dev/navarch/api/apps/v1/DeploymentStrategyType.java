package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Recreate stops all old pods first; RollingUpdate swaps them gradually. */
@ApiEnum
public final class DeploymentStrategyType {
  public static final String RECREATE = "Recreate";
  public static final String ROLLING_UPDATE = "RollingUpdate";

  private DeploymentStrategyType() {}
}
