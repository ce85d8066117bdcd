package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One CEL rule with its error message.
 *
 * @param rule CEL expression over self (and oldSelf for updates) that must yield true
 * @param message Error text when the rule fails; required if the rule spans lines
 * @param messageExpression CEL expression producing the error text, used in preference to message
 * @param reason Error category reported, FieldValueInvalid by default
 * @param fieldPath Path relative to this node that the error is pinned on, such as .spec.size
 * @param optionalOldSelf True runs the rule on creation too, with oldSelf as an optional value
 */
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
