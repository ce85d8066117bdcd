package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** ReplicaFailure: a pod could not be created or deleted. */
@ApiEnum
public final class ReplicaSetConditionType {
  public static final String REPLICA_FAILURE = "ReplicaFailure";

  private ReplicaSetConditionType() {}
}
