package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record PolicyRulesWithSubjects(
    @Field(value = 1, required = true) @Atomic List<Subject> subjects,
    @Field(2) @Atomic List<ResourcePolicyRule> resourceRules,
    @Field(3) @Atomic List<NonResourcePolicyRule> nonResourceRules)
    implements ApiStruct<PolicyRulesWithSubjects> {
  /** Starts a value in which nothing is set. */
  public static PolicyRulesWithSubjectsBuilder builder() {
    return new PolicyRulesWithSubjectsBuilder();
  }

  /** Starts a value from this one. */
  public PolicyRulesWithSubjectsBuilder toBuilder() {
    return new PolicyRulesWithSubjectsBuilder(this);
  }
}
