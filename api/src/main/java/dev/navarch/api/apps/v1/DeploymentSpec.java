package dev.navarch.api.apps.v1;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.PatchRetainKeys;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

/**
 * Desired state of a deployment.
 *
 * @param replicas Number of pods to run, default 1; 0 stops them all
 * @param selector Labels that find the deployment's pods; must match the template and is immutable
 * @param template Pod to run; any change to it starts a rollout, and restarts must be Always
 * @param strategy How old pods give way to new ones
 * @param minReadySeconds Seconds a fresh pod has to remain ready before it counts as available,
 *     default 0
 * @param revisionHistoryLimit Old replica sets kept so that a rollout can be undone, default 10
 * @param paused Hold back rollouts while true; scaling still works
 * @param progressDeadlineSeconds Seconds without progress before the rollout is reported as failed,
 *     default 600
 */
@ApiType
public record DeploymentSpec(
    @Field(1) @Nullable Integer replicas,
    @Field(value = 2, required = true) @Nullable LabelSelector selector,
    @Field(value = 3, required = true) PodTemplateSpec template,
    @Field(4) @PatchRetainKeys DeploymentStrategy strategy,
    @Field(5) int minReadySeconds,
    @Field(6) @Nullable Integer revisionHistoryLimit,
    @Field(7) boolean paused,
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
