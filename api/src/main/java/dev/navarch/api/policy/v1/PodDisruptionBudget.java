package dev.navarch.api.policy.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Limits how many pods of an application voluntary evictions may take down at once.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the budget
 * @param spec Pods to protect and the disruption tolerated
 * @param status Room for evictions as last computed
 */
@ApiType
@Resource(shortNames = "pdb", subresources = @Subresource("status"))
public record PodDisruptionBudget(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) PodDisruptionBudgetSpec spec,
    @Field(3) PodDisruptionBudgetStatus status)
    implements MetaObject, ApiStruct<PodDisruptionBudget> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodDisruptionBudgetBuilder builder() {
    return new PodDisruptionBudgetBuilder();
  }

  /** Starts a value from this one. */
  public PodDisruptionBudgetBuilder toBuilder() {
    return new PodDisruptionBudgetBuilder(this);
  }
}
