package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Aspects of a replication controller reported in conditions. */
@ApiEnum
public final class ReplicationControllerConditionType {
  public static final String REPLICA_FAILURE = "ReplicaFailure";

  private ReplicationControllerConditionType() {}
}
