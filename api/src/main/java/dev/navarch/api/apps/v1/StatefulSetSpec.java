package dev.navarch.api.apps.v1;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Desired state of a stateful set.
 *
 * @param replicas Number of pods to run, default 1
 * @param selector Labels that tell the set's pods apart; must match the template and cannot change
 * @param template Pod to create for each ordinal; only its storage claims and name vary per pod
 * @param volumeClaimTemplates Claims made anew for each pod and reattached when that pod is
 *     recreated
 * @param serviceName Headless service giving each pod its DNS name; must exist beforehand
 * @param podManagementPolicy OrderedReady (the default) waits for each pod in turn, Parallel does
 *     not wait
 * @param updateStrategy How pods are replaced once the template changes
 * @param revisionHistoryLimit Old revisions kept for rollback, default 10
 * @param minReadySeconds Seconds a new pod must stay ready without crashing to count as available,
 *     default 0
 * @param persistentVolumeClaimRetentionPolicy Whether per-pod claims outlive the set or a
 *     scale-down
 * @param ordinals Overrides where pod numbering begins
 */
@ApiType
public record StatefulSetSpec(
    @Field(1) @Nullable Integer replicas,
    @Field(value = 2, required = true) @Nullable LabelSelector selector,
    @Field(value = 3, required = true) PodTemplateSpec template,
    @Field(4) @Atomic List<PersistentVolumeClaim> volumeClaimTemplates,
    @Field(value = 5, omit = Omit.NEVER) String serviceName,
    @Field(6) @EnumOf(value = PodManagementPolicyType.class, closed = true)
        String podManagementPolicy,
    @Field(7) StatefulSetUpdateStrategy updateStrategy,
    @Field(8) @Nullable Integer revisionHistoryLimit,
    @Field(9) int minReadySeconds,
    @Field(10)
        @Nullable StatefulSetPersistentVolumeClaimRetentionPolicy
            persistentVolumeClaimRetentionPolicy,
    @Field(11) @Nullable StatefulSetOrdinals ordinals)
    implements ApiStruct<StatefulSetSpec> {
  /** Starts a value in which nothing is set. */
  public static StatefulSetSpecBuilder builder() {
    return new StatefulSetSpecBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetSpecBuilder toBuilder() {
    return new StatefulSetSpecBuilder(this);
  }
}
