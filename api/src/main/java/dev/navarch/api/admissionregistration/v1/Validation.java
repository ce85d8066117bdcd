package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.StatusReason;
import org.jspecify.annotations.Nullable;

@ApiType
public record Validation(
    @Field(value = 1, required = true, protoName = "Expression") String expression,
    @Field(2) String message,
    @Field(3) @EnumOf(StatusReason.class) @Nullable String reason,
    @Field(4) String messageExpression)
    implements ApiStruct<Validation> {
  /** Starts a value in which nothing is set. */
  public static ValidationBuilder builder() {
    return new ValidationBuilder();
  }

  /** Starts a value from this one. */
  public ValidationBuilder toBuilder() {
    return new ValidationBuilder(this);
  }
}
