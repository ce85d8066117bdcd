package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Asks for a fresh token of a service account, bound to audiences and a lifetime. */
@ApiType
public record TokenRequest(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, omit = Omit.NEVER) TokenRequestSpec spec,
    @Field(3) TokenRequestStatus status)
    implements MetaObject, ApiStruct<TokenRequest> {
  /** Starts a value in which nothing is set but its kind. */
  public static TokenRequestBuilder builder() {
    return new TokenRequestBuilder();
  }

  /** Starts a value from this one. */
  public TokenRequestBuilder toBuilder() {
    return new TokenRequestBuilder(this);
  }
}
