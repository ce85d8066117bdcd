package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code ReplicaSetConditionType}. */
@ApiEnum
public final class ReplicaSetConditionType {
  public static final String REPLICA_FAILURE = "ReplicaFailure";

  private ReplicaSetConditionType() {}
}
