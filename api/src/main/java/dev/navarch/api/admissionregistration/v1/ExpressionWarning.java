package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ExpressionWarning(
    @Field(value = 2, required = true) String fieldRef,
    @Field(value = 3, required = true) String warning)
    implements ApiStruct<ExpressionWarning> {
  /** Starts a value in which nothing is set. */
  public static ExpressionWarningBuilder builder() {
    return new ExpressionWarningBuilder();
  }

  /** Starts a value from this one. */
  public ExpressionWarningBuilder toBuilder() {
    return new ExpressionWarningBuilder(this);
  }
}
