package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.api.admissionregistration.v1.RuleWithOperations;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType(atomic = true)
public record NamedRuleWithOperations(
    @Field(1) @Atomic List<String> resourceNames,
    @Field(2) @Inline RuleWithOperations ruleWithOperations)
    implements ApiStruct<NamedRuleWithOperations> {
  /** Starts a value in which nothing is set. */
  public static NamedRuleWithOperationsBuilder builder() {
    return new NamedRuleWithOperationsBuilder();
  }

  /** Starts a value from this one. */
  public NamedRuleWithOperationsBuilder toBuilder() {
    return new NamedRuleWithOperationsBuilder(this);
  }
}
