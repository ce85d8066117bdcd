package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Routing for one host.
 *
 * @param host Host to match, exact or with a leading wildcard like *.example.com; empty matches
 *     every host
 * @param ingressRuleValue one of the fields of {@link IngressRuleValue}
 */
@ApiType
public record IngressRule(
    @Field(1) String host, @Field(2) @Inline IngressRuleValue ingressRuleValue)
    implements ApiStruct<IngressRule> {
  /** Starts a value in which nothing is set. */
  public static IngressRuleBuilder builder() {
    return new IngressRuleBuilder();
  }

  /** Starts a value from this one. */
  public IngressRuleBuilder toBuilder() {
    return new IngressRuleBuilder(this);
  }
}
