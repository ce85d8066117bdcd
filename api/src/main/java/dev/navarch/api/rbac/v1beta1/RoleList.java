package dev.navarch.api.rbac.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record RoleList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Role> items)
    implements ApiList<Role>, ApiStruct<RoleList> {
  /** Starts a value in which nothing is set but its kind. */
  public static RoleListBuilder builder() {
    return new RoleListBuilder();
  }

  /** Starts a value from this one. */
  public RoleListBuilder toBuilder() {
    return new RoleListBuilder(this);
  }
}
