package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DeploymentConditionType}. */
@ApiEnum
public final class DeploymentConditionType {
  public static final String AVAILABLE = "Available";
  public static final String PROGRESSING = "Progressing";
  public static final String REPLICA_FAILURE = "ReplicaFailure";

  private DeploymentConditionType() {}
}
