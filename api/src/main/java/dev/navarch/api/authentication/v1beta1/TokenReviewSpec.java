package dev.navarch.api.authentication.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record TokenReviewSpec(
    @Field(value = 1, required = true, omit = Omit.EMPTY) String token,
    @Field(2) @Atomic List<String> audiences)
    implements ApiStruct<TokenReviewSpec> {
  /** Starts a value in which nothing is set. */
  public static TokenReviewSpecBuilder builder() {
    return new TokenReviewSpecBuilder();
  }

  /** Starts a value from this one. */
  public TokenReviewSpecBuilder toBuilder() {
    return new TokenReviewSpecBuilder(this);
  }
}
