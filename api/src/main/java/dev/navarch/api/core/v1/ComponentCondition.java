package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * One observed aspect of a control plane component.
 *
 * @param type Aspect of the component reported on; Healthy is the known one
 * @param status True, False or Unknown for the component's health
 * @param message Answer of the component to the health check
 * @param error Error code of the health check, if it failed
 */
@ApiType
public record ComponentCondition(
    @Field(value = 1, required = true) @EnumOf(ComponentConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) String message,
    @Field(4) String error)
    implements ApiStruct<ComponentCondition> {
  /** Starts a value in which nothing is set. */
  public static ComponentConditionBuilder builder() {
    return new ComponentConditionBuilder();
  }

  /** Starts a value from this one. */
  public ComponentConditionBuilder toBuilder() {
    return new ComponentConditionBuilder(this);
  }
}
