package dev.navarch.api.apiregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record APIServiceCondition(
    @Field(value = 1, required = true) @EnumOf(APIServiceConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastTransitionTime,
    @Field(4) String reason,
    @Field(5) String message)
    implements ApiStruct<APIServiceCondition> {
  /** Starts a value in which nothing is set. */
  public static APIServiceConditionBuilder builder() {
    return new APIServiceConditionBuilder();
  }

  /** Starts a value from this one. */
  public APIServiceConditionBuilder toBuilder() {
    return new APIServiceConditionBuilder(this);
  }
}
