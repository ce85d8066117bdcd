package dev.navarch.api.rbac.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
@Resource
public record Role(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, omit = Omit.NEVER) @Atomic List<PolicyRule> rules)
    implements MetaObject, ApiStruct<Role> {
  /** Starts a value in which nothing is set but its kind. */
  public static RoleBuilder builder() {
    return new RoleBuilder();
  }

  /** Starts a value from this one. */
  public RoleBuilder toBuilder() {
    return new RoleBuilder(this);
  }
}
