package dev.navarch.api.authorization.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record SelfSubjectRulesReviewSpec(@Field(1) String namespace)
    implements ApiStruct<SelfSubjectRulesReviewSpec> {
  /** Starts a value in which nothing is set. */
  public static SelfSubjectRulesReviewSpecBuilder builder() {
    return new SelfSubjectRulesReviewSpecBuilder();
  }

  /** Starts a value from this one. */
  public SelfSubjectRulesReviewSpecBuilder toBuilder() {
    return new SelfSubjectRulesReviewSpecBuilder(this);
  }
}
