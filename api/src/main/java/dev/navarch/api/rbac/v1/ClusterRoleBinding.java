package dev.navarch.api.rbac.v1;

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

/**
 * Hands a cluster role to subjects for all namespaces and cluster-wide resources.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the cluster-wide binding
 * @param subjects Who receives the permissions throughout the cluster
 * @param roleRef Cluster role handed out; cannot be changed later
 */
@ApiType
@Resource(namespaced = false)
public record ClusterRoleBinding(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) @Atomic List<Subject> subjects,
    @Field(value = 3, required = true) RoleRef roleRef)
    implements MetaObject, ApiStruct<ClusterRoleBinding> {
  /** Starts a value in which nothing is set but its kind. */
  public static ClusterRoleBindingBuilder builder() {
    return new ClusterRoleBindingBuilder();
  }

  /** Starts a value from this one. */
  public ClusterRoleBindingBuilder toBuilder() {
    return new ClusterRoleBindingBuilder(this);
  }
}
