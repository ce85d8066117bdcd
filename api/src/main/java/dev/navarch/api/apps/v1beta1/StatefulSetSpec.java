package dev.navarch.api.apps.v1beta1;

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

@ApiType
public record StatefulSetSpec(
    @Field(1) @Nullable Integer replicas,
    @Field(2) @Nullable LabelSelector selector,
    @Field(value = 3, required = true) PodTemplateSpec template,
    @Field(4) @Atomic List<PersistentVolumeClaim> volumeClaimTemplates,
    @Field(value = 5, omit = Omit.NEVER) String serviceName,
    @Field(6) @EnumOf(PodManagementPolicyType.class) String podManagementPolicy,
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
