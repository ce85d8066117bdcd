package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record ResourceRule(
    @Field(value = 1, required = true) @Atomic List<String> verbs,
    @Field(2) @Atomic List<String> apiGroups,
    @Field(3) @Atomic List<String> resources,
    @Field(4) @Atomic List<String> resourceNames)
    implements ApiStruct<ResourceRule> {
  /** Starts a value in which nothing is set. */
  public static ResourceRuleBuilder builder() {
    return new ResourceRuleBuilder();
  }

  /** Starts a value from this one. */
  public ResourceRuleBuilder toBuilder() {
    return new ResourceRuleBuilder(this);
  }
}
