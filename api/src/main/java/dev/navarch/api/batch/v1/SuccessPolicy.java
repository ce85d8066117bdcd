package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Criteria that let an indexed job succeed before every index has.
 *
 * @param rules Alternatives tried in order, up to 20; meeting one makes the job succeed
 */
@ApiType
public record SuccessPolicy(
    @Field(value = 1, required = true) @Atomic List<SuccessPolicyRule> rules)
    implements ApiStruct<SuccessPolicy> {
  /** Starts a value in which nothing is set. */
  public static SuccessPolicyBuilder builder() {
    return new SuccessPolicyBuilder();
  }

  /** Starts a value from this one. */
  public SuccessPolicyBuilder toBuilder() {
    return new SuccessPolicyBuilder(this);
  }
}
