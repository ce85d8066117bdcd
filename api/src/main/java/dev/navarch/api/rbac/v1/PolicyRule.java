package dev.navarch.api.rbac.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Grants a set of actions on resources or URL paths.
 *
 * @param verbs Actions granted, such as get, list or create; * grants all
 * @param apiGroups Groups the resources belong to; empty string is core, * is all groups
 * @param resources Plural resource names, subresources as pods/log; * stands for all
 * @param resourceNames Limits the rule to objects with these names; empty means any name
 * @param nonResourceURLs URL paths outside the resource tree, such as /healthz, a final * matching
 *     what follows; cluster roles only
 */
@ApiType
public record PolicyRule(
    @Field(value = 1, required = true) @Atomic List<String> verbs,
    @Field(2) @Atomic List<String> apiGroups,
    @Field(3) @Atomic List<String> resources,
    @Field(4) @Atomic List<String> resourceNames,
    @Field(5) @Atomic List<String> nonResourceURLs)
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
