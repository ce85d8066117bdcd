package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A node wish and how much it counts.
 *
 * @param weight Points added for nodes that match, 1 to 100
 * @param preference Term a node should match; an empty one matches every node without effect
 */
@ApiType
public record PreferredSchedulingTerm(
    @Field(value = 1, required = true) int weight,
    @Field(value = 2, required = true) NodeSelectorTerm preference)
    implements ApiStruct<PreferredSchedulingTerm> {
  /** Starts a value in which nothing is set. */
  public static PreferredSchedulingTermBuilder builder() {
    return new PreferredSchedulingTermBuilder();
  }

  /** Starts a value from this one. */
  public PreferredSchedulingTermBuilder toBuilder() {
    return new PreferredSchedulingTermBuilder(this);
  }
}
