package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Pod counts last observed by a replication controller.
 *
 * @param replicas Pods that exist for the controller
 * @param fullyLabeledReplicas Pods that carry every label of the template
 * @param readyReplicas Pods that are ready
 * @param availableReplicas Pods that have been ready for at least minReadySeconds
 * @param observedGeneration Generation of the controller object the counts belong to
 * @param conditions Notable states, such as failure to create pods
 */
@ApiType
public record ReplicationControllerStatus(
    @Field(value = 1, required = true) int replicas,
    @Field(2) int fullyLabeledReplicas,
    @Field(4) int readyReplicas,
    @Field(5) int availableReplicas,
    @Field(3) long observedGeneration,
    @Field(6) @ListMap("type") @PatchMerge("type") List<ReplicationControllerCondition> conditions)
    implements ApiStruct<ReplicationControllerStatus> {
  /** Starts a value in which nothing is set. */
  public static ReplicationControllerStatusBuilder builder() {
    return new ReplicationControllerStatusBuilder();
  }

  /** Starts a value from this one. */
  public ReplicationControllerStatusBuilder toBuilder() {
    return new ReplicationControllerStatusBuilder(this);
  }
}
