package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One source of a projected volume; exactly one member may be set.
 *
 * @param secret Entries of a Secret
 * @param downwardAPI Fields of the pod or resource figures of its containers
 * @param configMap Entries of a ConfigMap
 * @param serviceAccountToken Token of the pod's service account, bound to the pod
 * @param clusterTrustBundle CA certificates taken from ClusterTrustBundle objects
 * @param podCertificate Client or server certificate issued for this pod
 */
@ApiType
public record VolumeProjection(
    @Field(1) @Nullable SecretProjection secret,
    @Field(2) @Nullable DownwardAPIProjection downwardAPI,
    @Field(3) @Nullable ConfigMapProjection configMap,
    @Field(4) @Nullable ServiceAccountTokenProjection serviceAccountToken,
    @Field(5) @FeatureGate("ClusterTrustBundleProjection")
        @Nullable ClusterTrustBundleProjection clusterTrustBundle,
    @Field(6) @FeatureGate("PodCertificateProjection")
        @Nullable PodCertificateProjection podCertificate)
    implements ApiStruct<VolumeProjection> {
  /** Starts a value in which nothing is set. */
  public static VolumeProjectionBuilder builder() {
    return new VolumeProjectionBuilder();
  }

  /** Starts a value from this one. */
  public VolumeProjectionBuilder toBuilder() {
    return new VolumeProjectionBuilder(this);
  }
}
