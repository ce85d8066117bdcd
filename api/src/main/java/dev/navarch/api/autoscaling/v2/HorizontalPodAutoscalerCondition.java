package dev.navarch.api.autoscaling.v2;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * Observation about an autoscaler at some moment.
 *
 * @param type Aspect reported, such as AbleToScale or ScalingLimited
 * @param status Whether the aspect applies at present: True, False or Unknown
 * @param lastTransitionTime When the aspect last began or ceased to apply
 * @param reason CamelCase cause, for example ReadyForNewScale
 * @param message Sentence with details of the cause
 */
@ApiType
public record HorizontalPodAutoscalerCondition(
    @Field(value = 1, required = true) @EnumOf(HorizontalPodAutoscalerConditionType.class)
        String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<HorizontalPodAutoscalerCondition> {
  /** Starts a value in which nothing is set. */
  public static HorizontalPodAutoscalerConditionBuilder builder() {
    return new HorizontalPodAutoscalerConditionBuilder();
  }

  /** Starts a value from this one. */
  public HorizontalPodAutoscalerConditionBuilder toBuilder() {
    return new HorizontalPodAutoscalerConditionBuilder(this);
  }
}
