package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Abilities and needs of a CSI driver.
 *
 * @param attachRequired Whether volumes must be attached to a node before mounting, default true;
 *     immutable
 * @param podInfoOnMount Whether mount calls receive the pod's name, namespace, UID and service
 *     account, default false
 * @param volumeLifecycleModes Supported volume kinds: Persistent (the default), Ephemeral or both;
 *     immutable
 * @param storageCapacity Whether scheduling should respect the free capacity the driver publishes,
 *     default false
 * @param fsGroupPolicy Whether volume ownership may be adapted to the pod's fsGroup;
 *     ReadWriteOnceWithFSType by default
 * @param tokenRequests Service account tokens of the pod to pass on each mount call, one per
 *     audience
 * @param requiresRepublish Whether mount calls repeat periodically to refresh contents such as
 *     tokens, default false
 * @param seLinuxMount Whether volumes can be mounted with an SELinux context option, default false
 * @param nodeAllocatableUpdatePeriodSeconds Seconds between refreshes of per-node volume limits, at
 *     least 10; unset disables them
 * @param serviceAccountTokenInSecrets Whether tokens travel in the secrets part of mount calls
 *     rather than the volume context
 * @param preventPodSchedulingIfMissing Whether pods needing the driver avoid nodes where it is not
 *     registered, default false
 */
@ApiType
public record CSIDriverSpec(
    @Field(1) @Nullable Boolean attachRequired,
    @Field(2) @Nullable Boolean podInfoOnMount,
    @Field(3) @ListSet @EnumOf(VolumeLifecycleMode.class) List<String> volumeLifecycleModes,
    @Field(4) @FeatureGate("CSIStorageCapacity") @Nullable Boolean storageCapacity,
    @Field(5) @EnumOf(FSGroupPolicy.class) @Nullable String fsGroupPolicy,
    @Field(6) @Atomic List<TokenRequest> tokenRequests,
    @Field(7) @Nullable Boolean requiresRepublish,
    @Field(8) @FeatureGate("SELinuxMountReadWriteOncePod") @Nullable Boolean seLinuxMount,
    @Field(9) @FeatureGate("MutableCSINodeAllocatableCount")
        @Nullable Long nodeAllocatableUpdatePeriodSeconds,
    @Field(10) @FeatureGate("CSIServiceAccountTokenSecrets")
        @Nullable Boolean serviceAccountTokenInSecrets,
    @Field(11) @FeatureGate("VolumeLimitScaling") @Nullable Boolean preventPodSchedulingIfMissing)
    implements ApiStruct<CSIDriverSpec> {
  /** Starts a value in which nothing is set. */
  public static CSIDriverSpecBuilder builder() {
    return new CSIDriverSpecBuilder();
  }

  /** Starts a value from this one. */
  public CSIDriverSpecBuilder toBuilder() {
    return new CSIDriverSpecBuilder(this);
  }
}
