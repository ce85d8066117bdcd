package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record MatchCondition(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) String expression)
    implements ApiStruct<MatchCondition> {
  /** Starts a value in which nothing is set. */
  public static MatchConditionBuilder builder() {
    return new MatchConditionBuilder();
  }

  /** Starts a value from this one. */
  public MatchConditionBuilder toBuilder() {
    return new MatchConditionBuilder(this);
  }
}
