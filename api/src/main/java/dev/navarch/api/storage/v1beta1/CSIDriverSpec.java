package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record CSIDriverSpec(
    @Field(1) @Nullable Boolean attachRequired,
    @Field(2) @Nullable Boolean podInfoOnMount,
    @Field(3) @Atomic @EnumOf(VolumeLifecycleMode.class) List<String> volumeLifecycleModes,
    @Field(4) @Nullable Boolean storageCapacity,
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
