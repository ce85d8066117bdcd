package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One way for an indexed job to be declared successful.
 *
 * @param succeededIndexes Indexes that matter, as numbers and ranges like 1,3-5; all of them must
 *     succeed unless a count is given
 * @param succeededCount Minimum number of successful indexes, within succeededIndexes when that is
 *     set
 */
@ApiType
public record SuccessPolicyRule(
    @Field(1) @Nullable String succeededIndexes, @Field(2) @Nullable Integer succeededCount)
    implements ApiStruct<SuccessPolicyRule> {
  /** Starts a value in which nothing is set. */
  public static SuccessPolicyRuleBuilder builder() {
    return new SuccessPolicyRuleBuilder();
  }

  /** Starts a value from this one. */
  public SuccessPolicyRuleBuilder toBuilder() {
    return new SuccessPolicyRuleBuilder(this);
  }
}
