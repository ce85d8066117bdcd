package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * An extra condition a pod needs before it counts as ready.
 *
 * @param conditionType Pod condition that must be True, written by an outside controller
 */
@ApiType
public record PodReadinessGate(
    @Field(value = 1, required = true) @EnumOf(PodConditionType.class) String conditionType)
    implements ApiStruct<PodReadinessGate> {
  /** Starts a value in which nothing is set. */
  public static PodReadinessGateBuilder builder() {
    return new PodReadinessGateBuilder();
  }

  /** Starts a value from this one. */
  public PodReadinessGateBuilder toBuilder() {
    return new PodReadinessGateBuilder(this);
  }
}
