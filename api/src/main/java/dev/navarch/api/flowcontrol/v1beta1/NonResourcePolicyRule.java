package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record NonResourcePolicyRule(
    @Field(value = 1, required = true) @ListSet List<String> verbs,
    @Field(value = 6, required = true) @ListSet List<String> nonResourceURLs)
    implements ApiStruct<NonResourcePolicyRule> {
  /** Starts a value in which nothing is set. */
  public static NonResourcePolicyRuleBuilder builder() {
    return new NonResourcePolicyRuleBuilder();
  }

  /** Starts a value from this one. */
  public NonResourcePolicyRuleBuilder toBuilder() {
    return new NonResourcePolicyRuleBuilder(this);
  }
}
