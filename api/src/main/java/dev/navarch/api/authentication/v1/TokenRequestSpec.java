package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record TokenRequestSpec(
    @Field(value = 1, omit = Omit.NEVER) @Atomic List<String> audiences,
    @Field(value = 4, omit = Omit.NEVER) @Nullable Long expirationSeconds,
    @Field(value = 3, omit = Omit.NEVER) @Nullable BoundObjectReference boundObjectRef)
    implements ApiStruct<TokenRequestSpec> {
  /** Starts a value in which nothing is set. */
  public static TokenRequestSpecBuilder builder() {
    return new TokenRequestSpecBuilder();
  }

  /** Starts a value from this one. */
  public TokenRequestSpecBuilder toBuilder() {
    return new TokenRequestSpecBuilder(this);
  }
}
