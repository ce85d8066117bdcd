package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Items;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record SubjectAccessReviewSpec(
    @Field(1) @Nullable ResourceAttributes resourceAttributes,
    @Field(2) @Nullable NonResourceAttributes nonResourceAttributes,
    @Field(3) String user,
    @Field(4) @Atomic List<String> groups,
    @Field(5) @Items Map<String, List<String>> extra,
    @Field(6) String uid)
    implements ApiStruct<SubjectAccessReviewSpec> {
  /** Starts a value in which nothing is set. */
  public static SubjectAccessReviewSpecBuilder builder() {
    return new SubjectAccessReviewSpecBuilder();
  }

  /** Starts a value from this one. */
  public SubjectAccessReviewSpecBuilder toBuilder() {
    return new SubjectAccessReviewSpecBuilder(this);
  }
}
