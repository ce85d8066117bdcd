package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record TokenRequestStatus(
    @Field(value = 1, omit = Omit.NEVER) String token,
    @Field(value = 2, omit = Omit.NEVER) Time expirationTimestamp)
    implements ApiStruct<TokenRequestStatus> {
  /** Starts a value in which nothing is set. */
  public static TokenRequestStatusBuilder builder() {
    return new TokenRequestStatusBuilder();
  }

  /** Starts a value from this one. */
  public TokenRequestStatusBuilder toBuilder() {
    return new TokenRequestStatusBuilder(this);
  }
}
