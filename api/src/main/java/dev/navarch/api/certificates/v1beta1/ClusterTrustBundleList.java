package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of cluster trust bundles. */
@ApiType(hub = ClusterTrustBundleList.class)
public record ClusterTrustBundleList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ClusterTrustBundle> items)
    implements ApiList<ClusterTrustBundle>, ApiStruct<ClusterTrustBundleList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ClusterTrustBundleListBuilder builder() {
    return new ClusterTrustBundleListBuilder();
  }

  /** Starts a value from this one. */
  public ClusterTrustBundleListBuilder toBuilder() {
    return new ClusterTrustBundleListBuilder(this);
  }
}
