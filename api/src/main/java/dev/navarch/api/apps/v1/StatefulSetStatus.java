package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Observed state of a stateful set.
 *
 * @param observedGeneration Latest spec generation the controller has acted on
 * @param replicas Pods that exist and are owned by the set
 * @param readyReplicas Pods currently passing their readiness checks
 * @param currentReplicas Pods still on the revision named by currentRevision
 * @param updatedReplicas Pods already on the revision named by updateRevision
 * @param currentRevision Revision the not yet updated pods run
 * @param updateRevision Revision pods are being moved to; equals currentRevision when the update is
 *     done
 * @param collisionCount Hash clashes met while naming revisions; makes the next name differ
 * @param conditions Latest observations about the set
 * @param availableReplicas Pods that have been ready for at least minReadySeconds
 */
@ApiType
public record StatefulSetStatus(
    @Field(1) long observedGeneration,
    @Field(value = 2, required = true) int replicas,
    @Field(3) int readyReplicas,
    @Field(4) int currentReplicas,
    @Field(5) int updatedReplicas,
    @Field(6) String currentRevision,
    @Field(7) String updateRevision,
    @Field(9) @Nullable Integer collisionCount,
    @Field(10) @ListMap("type") @PatchMerge("type") List<StatefulSetCondition> conditions,
    @Field(value = 11, omit = Omit.NEVER) int availableReplicas)
    implements ApiStruct<StatefulSetStatus> {
  /** Starts a value in which nothing is set. */
  public static StatefulSetStatusBuilder builder() {
    return new StatefulSetStatusBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetStatusBuilder toBuilder() {
    return new StatefulSetStatusBuilder(this);
  }
}
