package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ClusterTrustBundleSpec(
    @Field(1) String signerName, @Field(value = 2, required = true) String trustBundle)
    implements ApiStruct<ClusterTrustBundleSpec> {
  /** Starts a value in which nothing is set. */
  public static ClusterTrustBundleSpecBuilder builder() {
    return new ClusterTrustBundleSpecBuilder();
  }

  /** Starts a value from this one. */
  public ClusterTrustBundleSpecBuilder toBuilder() {
    return new ClusterTrustBundleSpecBuilder(this);
  }
}
