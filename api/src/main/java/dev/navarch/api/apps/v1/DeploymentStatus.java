package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Observed state of a deployment.
 *
 * @param observedGeneration Spec generation the deployment controller has caught up with
 * @param replicas Live pods matching the selector, old and new, terminating ones left out
 * @param updatedReplicas Live pods that already run the current template
 * @param readyReplicas Live pods reporting ready
 * @param availableReplicas Live pods ready for minReadySeconds or longer
 * @param unavailableReplicas Further pods needed before the deployment is fully available
 * @param terminatingReplicas Pods being shut down that have not finished yet
 * @param conditions Latest observations, among them Available and Progressing
 * @param collisionCount Hash clashes met while naming replica sets; feeds into the next name
 */
@ApiType
public record DeploymentStatus(
    @Field(1) long observedGeneration,
    @Field(2) int replicas,
    @Field(3) int updatedReplicas,
    @Field(7) int readyReplicas,
    @Field(4) int availableReplicas,
    @Field(5) int unavailableReplicas,
    @Field(9) @Nullable Integer terminatingReplicas,
    @Field(6) @ListMap("type") @PatchMerge("type") List<DeploymentCondition> conditions,
    @Field(8) @Nullable Integer collisionCount)
    implements ApiStruct<DeploymentStatus> {
  /** Starts a value in which nothing is set. */
  public static DeploymentStatusBuilder builder() {
    return new DeploymentStatusBuilder();
  }

  /** Starts a value from this one. */
  public DeploymentStatusBuilder toBuilder() {
    return new DeploymentStatusBuilder(this);
  }
}
