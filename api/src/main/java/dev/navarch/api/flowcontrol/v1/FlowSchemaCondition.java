package dev.navarch.api.flowcontrol.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record FlowSchemaCondition(
    @Field(1) String type,
    @Field(2) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<FlowSchemaCondition> {
  /** Starts a value in which nothing is set. */
  public static FlowSchemaConditionBuilder builder() {
    return new FlowSchemaConditionBuilder();
  }

  /** Starts a value from this one. */
  public FlowSchemaConditionBuilder toBuilder() {
    return new FlowSchemaConditionBuilder(this);
  }
}
