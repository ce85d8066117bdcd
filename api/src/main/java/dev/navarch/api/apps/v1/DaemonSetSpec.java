package dev.navarch.api.apps.v1;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

/**
 * Desired state of a daemon set.
 *
 * @param selector Labels that find the daemon pods; must match the template and never changes
 * @param template Pod placed on every node that its node selector and tolerations admit
 * @param updateStrategy How existing daemon pods are replaced after a template change
 * @param minReadySeconds Seconds a daemon pod must hold readiness before it is deemed available,
 *     default 0
 * @param revisionHistoryLimit Past revisions retained for rollback, default 10
 */
@ApiType
public record DaemonSetSpec(
    @Field(value = 1, required = true) @Nullable LabelSelector selector,
    @Field(value = 2, required = true) PodTemplateSpec template,
    @Field(3) DaemonSetUpdateStrategy updateStrategy,
    @Field(4) int minReadySeconds,
    @Field(6) @Nullable Integer revisionHistoryLimit)
    implements ApiStruct<DaemonSetSpec> {
  /** Starts a value in which nothing is set. */
  public static DaemonSetSpecBuilder builder() {
    return new DaemonSetSpecBuilder();
  }

  /** Starts a value from this one. */
  public DaemonSetSpecBuilder toBuilder() {
    return new DaemonSetSpecBuilder(this);
  }
}
