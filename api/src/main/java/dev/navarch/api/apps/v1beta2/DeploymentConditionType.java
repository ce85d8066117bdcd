package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code DeploymentConditionType}. */
@ApiEnum
public final class DeploymentConditionType {
  public static final String AVAILABLE = "Available";
  public static final String PROGRESSING = "Progressing";
  public static final String REPLICA_FAILURE = "ReplicaFailure";

  private DeploymentConditionType() {}
}
