package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record TokenReviewStatus(
    @Field(1) boolean authenticated,
    @Field(2) UserInfo user,
    @Field(4) @Atomic List<String> audiences,
    @Field(3) String error)
    implements ApiStruct<TokenReviewStatus> {
  /** Starts a value in which nothing is set. */
  public static TokenReviewStatusBuilder builder() {
    return new TokenReviewStatusBuilder();
  }

  /** Starts a value from this one. */
  public TokenReviewStatusBuilder toBuilder() {
    return new TokenReviewStatusBuilder(this);
  }
}
