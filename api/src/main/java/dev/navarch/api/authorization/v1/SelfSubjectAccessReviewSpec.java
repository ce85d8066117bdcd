package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record SelfSubjectAccessReviewSpec(
    @Field(1) @Nullable ResourceAttributes resourceAttributes,
    @Field(2) @Nullable NonResourceAttributes nonResourceAttributes)
    implements ApiStruct<SelfSubjectAccessReviewSpec> {
  /** Starts a value in which nothing is set. */
  public static SelfSubjectAccessReviewSpecBuilder builder() {
    return new SelfSubjectAccessReviewSpecBuilder();
  }

  /** Starts a value from this one. */
  public SelfSubjectAccessReviewSpecBuilder toBuilder() {
    return new SelfSubjectAccessReviewSpecBuilder(this);
  }
}
