package dev.navarch.api.rbac.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record ClusterRoleBindingList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ClusterRoleBinding> items)
    implements ApiList<ClusterRoleBinding>, ApiStruct<ClusterRoleBindingList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ClusterRoleBindingListBuilder builder() {
    return new ClusterRoleBindingListBuilder();
  }

  /** Starts a value from this one. */
  public ClusterRoleBindingListBuilder toBuilder() {
    return new ClusterRoleBindingListBuilder(this);
  }
}
