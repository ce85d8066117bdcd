package dev.navarch.api.rbac.v1;

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
import org.jspecify.annotations.Nullable;

/**
 * Named set of permissions usable across the cluster or in any single namespace.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the cluster role
 * @param rules Permissions the role contains; overwritten when an aggregation rule is set
 * @param aggregationRule Builds the rules by merging other cluster roles
 */
@ApiType
@Resource(namespaced = false)
public record ClusterRole(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, omit = Omit.NEVER) @Atomic List<PolicyRule> rules,
    @Field(3) @Nullable AggregationRule aggregationRule)
    implements MetaObject, ApiStruct<ClusterRole> {
  /** Starts a value in which nothing is set but its kind. */
  public static ClusterRoleBuilder builder() {
    return new ClusterRoleBuilder();
  }

  /** Starts a value from this one. */
  public ClusterRoleBuilder toBuilder() {
    return new ClusterRoleBuilder(this);
  }
}
