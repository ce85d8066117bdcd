package dev.navarch.api.apps.v1;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * Observation about a stateful set at some moment.
 *
 * @param type Aspect of the stateful set being reported
 * @param status Whether the aspect applies: True, False or Unknown
 * @param lastTransitionTime Moment the status last changed
 * @param reason CamelCase word for the cause of the last change
 * @param message Readable detail about the last change
 */
@ApiType
public record StatefulSetCondition(
    @Field(value = 1, required = true) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<StatefulSetCondition> {
  /** Starts a value in which nothing is set. */
  public static StatefulSetConditionBuilder builder() {
    return new StatefulSetConditionBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetConditionBuilder toBuilder() {
    return new StatefulSetConditionBuilder(this);
  }
}
