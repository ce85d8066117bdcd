package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DeploymentStrategyType}. */
@ApiEnum
public final class DeploymentStrategyType {
  public static final String RECREATE = "Recreate";
  public static final String ROLLING_UPDATE = "RollingUpdate";

  private DeploymentStrategyType() {}
}
