package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

/**
 * Trust anchors from ClusterTrustBundles written as one PEM file that is kept fresh.
 *
 * @param name One bundle by name; cannot be combined with signerName and labelSelector
 * @param signerName Take every bundle of this signer; cannot be combined with name
 * @param labelSelector Narrows the signer's bundles; unset matches none, an empty selector matches
 *     all
 * @param optional Start the pod even though no matching bundle exists
 * @param path File for the PEM certificates, relative to the volume root
 */
@ApiType
public record ClusterTrustBundleProjection(
    @Field(1) @Nullable String name,
    @Field(2) @Nullable String signerName,
    @Field(3) @Nullable LabelSelector labelSelector,
    @Field(5) @Nullable Boolean optional,
    @Field(value = 4, required = true) String path)
    implements ApiStruct<ClusterTrustBundleProjection> {
  /** Starts a value in which nothing is set. */
  public static ClusterTrustBundleProjectionBuilder builder() {
    return new ClusterTrustBundleProjectionBuilder();
  }

  /** Starts a value from this one. */
  public ClusterTrustBundleProjectionBuilder toBuilder() {
    return new ClusterTrustBundleProjectionBuilder(this);
  }
}
