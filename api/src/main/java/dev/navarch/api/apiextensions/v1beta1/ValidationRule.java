package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record ValidationRule(
    @Field(value = 1, required = true) String rule,
    @Field(2) String message,
    @Field(3) String messageExpression,
    @Field(4) @EnumOf(value = FieldValueErrorReason.class, closed = true) @Nullable String reason,
    @Field(5) String fieldPath,
    @Field(6) @FeatureGate("CRDValidationRatcheting") @Nullable Boolean optionalOldSelf)
    implements ApiStruct<ValidationRule> {
  /** Starts a value in which nothing is set. */
  public static ValidationRuleBuilder builder() {
    return new ValidationRuleBuilder();
  }

  /** Starts a value from this one. */
  public ValidationRuleBuilder toBuilder() {
    return new ValidationRuleBuilder(this);
  }
}
