package dev.navarch.api.policy.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of disruption budgets.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned budgets
 * @param items Disruption budgets on this page
 */
@ApiType
public record PodDisruptionBudgetList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PodDisruptionBudget> items)
    implements ApiList<PodDisruptionBudget>, ApiStruct<PodDisruptionBudgetList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodDisruptionBudgetListBuilder builder() {
    return new PodDisruptionBudgetListBuilder();
  }

  /** Starts a value from this one. */
  public PodDisruptionBudgetListBuilder toBuilder() {
    return new PodDisruptionBudgetListBuilder(this);
  }
}
