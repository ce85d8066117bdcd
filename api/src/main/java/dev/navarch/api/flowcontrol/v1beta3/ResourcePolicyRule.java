package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record ResourcePolicyRule(
    @Field(value = 1, required = true) @ListSet List<String> verbs,
    @Field(value = 2, required = true) @ListSet List<String> apiGroups,
    @Field(value = 3, required = true) @ListSet List<String> resources,
    @Field(4) boolean clusterScope,
    @Field(value = 5, omit = Omit.NEVER) @ListSet List<String> namespaces)
    implements ApiStruct<ResourcePolicyRule> {
  /** Starts a value in which nothing is set. */
  public static ResourcePolicyRuleBuilder builder() {
    return new ResourcePolicyRuleBuilder();
  }

  /** Starts a value from this one. */
  public ResourcePolicyRuleBuilder toBuilder() {
    return new ResourcePolicyRuleBuilder(this);
  }
}
