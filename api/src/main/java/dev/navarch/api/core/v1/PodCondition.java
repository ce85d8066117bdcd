package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * One observed aspect of a pod.
 *
 * @param type Aspect of the pod reported on, such as Ready or PodScheduled
 * @param observedGeneration Pod generation on which this judgement is based
 * @param status True, False or Unknown for this aspect of the pod
 * @param lastProbeTime When this aspect of the pod was last checked
 * @param lastTransitionTime When the pod condition last moved from one status to another
 * @param reason One CamelCase word for the pod condition's latest change
 * @param message Readable details about the pod condition's latest change
 */
@ApiType
public record PodCondition(
    @Field(value = 1, required = true) @EnumOf(PodConditionType.class) String type,
    @Field(7) long observedGeneration,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastProbeTime,
    @Field(4) Time lastTransitionTime,
    @Field(5) String reason,
    @Field(6) String message)
    implements ApiStruct<PodCondition> {
  /** Starts a value in which nothing is set. */
  public static PodConditionBuilder builder() {
    return new PodConditionBuilder();
  }

  /** Starts a value from this one. */
  public PodConditionBuilder toBuilder() {
    return new PodConditionBuilder(this);
  }
}
