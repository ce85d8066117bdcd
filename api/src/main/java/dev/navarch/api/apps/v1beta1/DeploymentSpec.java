package dev.navarch.api.apps.v1beta1;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.PatchRetainKeys;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

@ApiType
public record DeploymentSpec(
    @Field(1) @Nullable Integer replicas,
    @Field(2) @Nullable LabelSelector selector,
    @Field(value = 3, required = true) PodTemplateSpec template,
    @Field(4) @PatchRetainKeys DeploymentStrategy strategy,
    @Field(5) int minReadySeconds,
    @Field(6) @Nullable Integer revisionHistoryLimit,
    @Field(7) boolean paused,
    @Field(8) @Nullable RollbackConfig rollbackTo,
    @Field(9) @Nullable Integer progressDeadlineSeconds)
    implements ApiStruct<DeploymentSpec> {
  /** Starts a value in which nothing is set. */
  public static DeploymentSpecBuilder builder() {
    return new DeploymentSpecBuilder();
  }

  /** Starts a value from this one. */
  public DeploymentSpecBuilder toBuilder() {
    return new DeploymentSpecBuilder(this);
  }
}
