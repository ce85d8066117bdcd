package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A pod affinity wish and how much it counts.
 *
 * @param weight How strongly the wish counts, 1 to 100
 * @param podAffinityTerm Pods and domain the wish is about
 */
@ApiType
public record WeightedPodAffinityTerm(
    @Field(value = 1, required = true) int weight,
    @Field(value = 2, required = true) PodAffinityTerm podAffinityTerm)
    implements ApiStruct<WeightedPodAffinityTerm> {
  /** Starts a value in which nothing is set. */
  public static WeightedPodAffinityTermBuilder builder() {
    return new WeightedPodAffinityTermBuilder();
  }

  /** Starts a value from this one. */
  public WeightedPodAffinityTermBuilder toBuilder() {
    return new WeightedPodAffinityTermBuilder(this);
  }
}
