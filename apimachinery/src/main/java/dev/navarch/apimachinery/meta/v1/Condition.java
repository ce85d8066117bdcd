package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * One observed aspect of an object's current state.
 *
 * @param type Aspect described, in CamelCase, unique within the list; may carry a domain prefix
 * @param status Whether the aspect holds: True, False or Unknown
 * @param observedGeneration Generation of the object this condition was judged from; lower than
 *     current means stale
 * @param lastTransitionTime When the status last flipped from one value to another
 * @param reason CamelCase word telling why the condition is as it is; never empty
 * @param message Details for people about the transition; may be empty
 */
@ApiType
public record Condition(
    @Field(value = 1, required = true) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) long observedGeneration,
    @Field(value = 4, required = true) Time lastTransitionTime,
    @Field(value = 5, required = true) String reason,
    @Field(value = 6, required = true) String message)
    implements ApiStruct<Condition> {
  /** Starts a value in which nothing is set. */
  public static ConditionBuilder builder() {
    return new ConditionBuilder();
  }

  /** Starts a value from this one. */
  public ConditionBuilder toBuilder() {
    return new ConditionBuilder(this);
  }
}
