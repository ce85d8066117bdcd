package dev.navarch.api.apps.v1;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

/**
 * Desired state of a replica set.
 *
 * @param replicas Number of pods to keep, default 1; an explicit 0 is honoured
 * @param minReadySeconds Seconds a pod must be ready before it is considered available, default 0
 * @param selector Labels that decide which pods are counted and adopted; immutable
 * @param template Pod to create when there are too few
 */
@ApiType
public record ReplicaSetSpec(
    @Field(1) @Nullable Integer replicas,
    @Field(4) int minReadySeconds,
    @Field(value = 2, required = true) @Nullable LabelSelector selector,
    @Field(3) PodTemplateSpec template)
    implements ApiStruct<ReplicaSetSpec> {
  /** Starts a value in which nothing is set. */
  public static ReplicaSetSpecBuilder builder() {
    return new ReplicaSetSpecBuilder();
  }

  /** Starts a value from this one. */
  public ReplicaSetSpecBuilder toBuilder() {
    return new ReplicaSetSpecBuilder(this);
  }
}
