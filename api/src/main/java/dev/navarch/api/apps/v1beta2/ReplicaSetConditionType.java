package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ReplicaSetConditionType}. */
@ApiEnum
public final class ReplicaSetConditionType {
  public static final String REPLICA_FAILURE = "ReplicaFailure";

  private ReplicaSetConditionType() {}
}
