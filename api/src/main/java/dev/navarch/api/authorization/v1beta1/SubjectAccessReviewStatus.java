package dev.navarch.api.authorization.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record SubjectAccessReviewStatus(
    @Field(value = 1, required = true) boolean allowed,
    @Field(4) boolean denied,
    @Field(2) String reason,
    @Field(3) String evaluationError)
    implements ApiStruct<SubjectAccessReviewStatus> {
  /** Starts a value in which nothing is set. */
  public static SubjectAccessReviewStatusBuilder builder() {
    return new SubjectAccessReviewStatusBuilder();
  }

  /** Starts a value from this one. */
  public SubjectAccessReviewStatusBuilder toBuilder() {
    return new SubjectAccessReviewStatusBuilder(this);
  }
}
