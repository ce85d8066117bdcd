package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record TokenRequest(
    @Field(value = 1, required = true) String audience, @Field(2) @Nullable Long expirationSeconds)
    implements ApiStruct<TokenRequest> {
  /** Starts a value in which nothing is set. */
  public static TokenRequestBuilder builder() {
    return new TokenRequestBuilder();
  }

  /** Starts a value from this one. */
  public TokenRequestBuilder toBuilder() {
    return new TokenRequestBuilder(this);
  }
}
