package dev.navarch.api.authentication.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType
@Resource(namespaced = false, verbs = "create")
public record TokenReview(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) TokenReviewSpec spec,
    @Field(3) TokenReviewStatus status)
    implements MetaObject, ApiStruct<TokenReview> {
  /** Starts a value in which nothing is set but its kind. */
  public static TokenReviewBuilder builder() {
    return new TokenReviewBuilder();
  }

  /** Starts a value from this one. */
  public TokenReviewBuilder toBuilder() {
    return new TokenReviewBuilder(this);
  }
}
