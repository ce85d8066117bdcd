package dev.navarch.api.apps.v1beta2;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

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
