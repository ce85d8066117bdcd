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
public record RoleBindingList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<RoleBinding> items)
    implements ApiList<RoleBinding>, ApiStruct<RoleBindingList> {
  /** Starts a value in which nothing is set but its kind. */
  public static RoleBindingListBuilder builder() {
    return new RoleBindingListBuilder();
  }

  /** Starts a value from this one. */
  public RoleBindingListBuilder toBuilder() {
    return new RoleBindingListBuilder(this);
  }
}
