package dev.navarch.api.batch.v1;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.api.core.v1.PodConditionType;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Match on a condition reported by a failed pod.
 *
 * @param type Pod condition that must be present, for example DisruptionTarget
 * @param status Status that condition must have, True by default
 */
@ApiType
public record PodFailurePolicyOnPodConditionsPattern(
    @Field(value = 1, required = true) @EnumOf(PodConditionType.class) String type,
    @Field(value = 2, omit = Omit.NEVER) @EnumOf(ConditionStatus.class) String status)
    implements ApiStruct<PodFailurePolicyOnPodConditionsPattern> {
  /** Starts a value in which nothing is set. */
  public static PodFailurePolicyOnPodConditionsPatternBuilder builder() {
    return new PodFailurePolicyOnPodConditionsPatternBuilder();
  }

  /** Starts a value from this one. */
  public PodFailurePolicyOnPodConditionsPatternBuilder toBuilder() {
    return new PodFailurePolicyOnPodConditionsPatternBuilder(this);
  }
}
