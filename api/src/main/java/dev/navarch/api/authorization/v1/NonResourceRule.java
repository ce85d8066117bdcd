package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record NonResourceRule(
    @Field(value = 1, required = true) @Atomic List<String> verbs,
    @Field(2) @Atomic List<String> nonResourceURLs)
    implements ApiStruct<NonResourceRule> {
  /** Starts a value in which nothing is set. */
  public static NonResourceRuleBuilder builder() {
    return new NonResourceRuleBuilder();
  }

  /** Starts a value from this one. */
  public NonResourceRuleBuilder toBuilder() {
    return new NonResourceRuleBuilder(this);
  }
}
