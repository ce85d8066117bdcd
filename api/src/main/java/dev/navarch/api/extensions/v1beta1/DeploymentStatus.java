package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.apps.v1.DeploymentStatus.class)
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
