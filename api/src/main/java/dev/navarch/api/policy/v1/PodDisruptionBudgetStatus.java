package dev.navarch.api.policy.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;

/**
 * Observed state of a disruption budget.
 *
 * @param observedGeneration Generation these numbers were computed for; evictions wait until it is
 *     current
 * @param disruptedPods Pods whose eviction was granted but that have not gone yet, with the time it
 *     was granted
 * @param disruptionsAllowed Evictions that may be granted right now
 * @param currentHealthy Protected pods that are healthy at present
 * @param desiredHealthy Fewest healthy pods the budget calls for
 * @param expectedPods Pods counted as belonging to the budget
 * @param conditions Latest observations, such as DisruptionAllowed
 */
@ApiType
public record PodDisruptionBudgetStatus(
    @Field(1) long observedGeneration,
    @Field(2) Map<String, Time> disruptedPods,
    @Field(value = 3, omit = Omit.NEVER) int disruptionsAllowed,
    @Field(value = 4, omit = Omit.NEVER) int currentHealthy,
    @Field(value = 5, omit = Omit.NEVER) int desiredHealthy,
    @Field(value = 6, omit = Omit.NEVER) int expectedPods,
    @Field(7) @ListMap("type") @PatchMerge("type") List<Condition> conditions)
    implements ApiStruct<PodDisruptionBudgetStatus> {
  /** Starts a value in which nothing is set. */
  public static PodDisruptionBudgetStatusBuilder builder() {
    return new PodDisruptionBudgetStatusBuilder();
  }

  /** Starts a value from this one. */
  public PodDisruptionBudgetStatusBuilder toBuilder() {
    return new PodDisruptionBudgetStatusBuilder(this);
  }
}
