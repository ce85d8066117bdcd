package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record SubjectRulesReviewStatus(
    @Field(value = 1, required = true) @Atomic List<ResourceRule> resourceRules,
    @Field(value = 2, required = true) @Atomic List<NonResourceRule> nonResourceRules,
    @Field(value = 3, required = true) boolean incomplete,
    @Field(4) String evaluationError)
    implements ApiStruct<SubjectRulesReviewStatus> {
  /** Starts a value in which nothing is set. */
  public static SubjectRulesReviewStatusBuilder builder() {
    return new SubjectRulesReviewStatusBuilder();
  }

  /** Starts a value from this one. */
  public SubjectRulesReviewStatusBuilder toBuilder() {
    return new SubjectRulesReviewStatusBuilder(this);
  }
}
