package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.apps.v1.ReplicaSetStatus.class)
public record ReplicaSetStatus(
    @Field(value = 1, required = true) int replicas,
    @Field(2) int fullyLabeledReplicas,
    @Field(4) int readyReplicas,
    @Field(5) int availableReplicas,
    @Field(7) @Nullable Integer terminatingReplicas,
    @Field(3) long observedGeneration,
    @Field(6) @ListMap("type") @PatchMerge("type") List<ReplicaSetCondition> conditions)
    implements ApiStruct<ReplicaSetStatus> {
  /** Starts a value in which nothing is set. */
  public static ReplicaSetStatusBuilder builder() {
    return new ReplicaSetStatusBuilder();
  }

  /** Starts a value from this one. */
  public ReplicaSetStatusBuilder toBuilder() {
    return new ReplicaSetStatusBuilder(this);
  }
}
