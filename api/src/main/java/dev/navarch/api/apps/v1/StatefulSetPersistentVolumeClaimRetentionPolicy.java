package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Fate of the claims created from volumeClaimTemplates.
 *
 * @param whenDeleted What happens to the claims once the stateful set is deleted, Retain by default
 * @param whenScaled What happens to claims of pods removed by scaling down, Retain by default
 */
@ApiType
public record StatefulSetPersistentVolumeClaimRetentionPolicy(
    @Field(1) @EnumOf(PersistentVolumeClaimRetentionPolicyType.class) String whenDeleted,
    @Field(2) @EnumOf(PersistentVolumeClaimRetentionPolicyType.class) String whenScaled)
    implements ApiStruct<StatefulSetPersistentVolumeClaimRetentionPolicy> {
  /** Starts a value in which nothing is set. */
  public static StatefulSetPersistentVolumeClaimRetentionPolicyBuilder builder() {
    return new StatefulSetPersistentVolumeClaimRetentionPolicyBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetPersistentVolumeClaimRetentionPolicyBuilder toBuilder() {
    return new StatefulSetPersistentVolumeClaimRetentionPolicyBuilder(this);
  }
}
