package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Set of root certificates published to the whole cluster, optionally tied to a signer. */
@ApiType(hub = ClusterTrustBundle.class)
@Resource(namespaced = false)
public record ClusterTrustBundle(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) ClusterTrustBundleSpec spec)
    implements MetaObject, ApiStruct<ClusterTrustBundle> {
  /** Starts a value in which nothing is set but its kind. */
  public static ClusterTrustBundleBuilder builder() {
    return new ClusterTrustBundleBuilder();
  }

  /** Starts a value from this one. */
  public ClusterTrustBundleBuilder toBuilder() {
    return new ClusterTrustBundleBuilder(this);
  }
}
