package dev.navarch.api.rbac.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record PolicyRule(
    @Field(value = 1, required = true) @Atomic List<String> verbs,
    @Field(3) @Atomic List<String> apiGroups,
    @Field(4) @Atomic List<String> resources,
    @Field(5) @Atomic List<String> resourceNames,
    @Field(6) @Atomic List<String> nonResourceURLs)
    implements ApiStruct<PolicyRule> {
  /** Starts a value in which nothing is set. */
  public static PolicyRuleBuilder builder() {
    return new PolicyRuleBuilder();
  }

  /** Starts a value from this one. */
  public PolicyRuleBuilder toBuilder() {
    return new PolicyRuleBuilder(this);
  }
}
