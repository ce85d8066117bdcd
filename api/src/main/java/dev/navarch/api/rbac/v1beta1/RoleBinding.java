package dev.navarch.api.rbac.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
@Resource
public record RoleBinding(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @Atomic List<Subject> subjects,
    @Field(value = 3, required = true) RoleRef roleRef)
    implements MetaObject, ApiStruct<RoleBinding> {
  /** Starts a value in which nothing is set but its kind. */
  public static RoleBindingBuilder builder() {
    return new RoleBindingBuilder();
  }

  /** Starts a value from this one. */
  public RoleBindingBuilder toBuilder() {
    return new RoleBindingBuilder(this);
  }
}
