package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record SelfSubjectReviewStatus(@Field(1) UserInfo userInfo)
    implements ApiStruct<SelfSubjectReviewStatus> {
  /** Starts a value in which nothing is set. */
  public static SelfSubjectReviewStatusBuilder builder() {
    return new SelfSubjectReviewStatusBuilder();
  }

  /** Starts a value from this one. */
  public SelfSubjectReviewStatusBuilder toBuilder() {
    return new SelfSubjectReviewStatusBuilder(this);
  }
}
