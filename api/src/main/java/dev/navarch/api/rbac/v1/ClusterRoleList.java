package dev.navarch.api.rbac.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of cluster roles.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned cluster roles
 * @param items Cluster roles on this page
 */
@ApiType
public record ClusterRoleList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ClusterRole> items)
    implements ApiList<ClusterRole>, ApiStruct<ClusterRoleList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ClusterRoleListBuilder builder() {
    return new ClusterRoleListBuilder();
  }

  /** Starts a value from this one. */
  public ClusterRoleListBuilder toBuilder() {
    return new ClusterRoleListBuilder(this);
  }
}
