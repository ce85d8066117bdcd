package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Available: enough pods serve; Progressing: rollout advances; ReplicaFailure: pods could not be
 * created or removed.
 */
@ApiEnum
public final class DeploymentConditionType {
  public static final String AVAILABLE = "Available";
  public static final String PROGRESSING = "Progressing";
  public static final String REPLICA_FAILURE = "ReplicaFailure";

  private DeploymentConditionType() {}
}
