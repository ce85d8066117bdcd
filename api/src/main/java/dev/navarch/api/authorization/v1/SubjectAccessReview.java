package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Asks whether a given user or group may perform an action. */
@ApiType
@Resource(namespaced = false, verbs = "create")
public record SubjectAccessReview(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) SubjectAccessReviewSpec spec,
    @Field(3) SubjectAccessReviewStatus status)
    implements MetaObject, ApiStruct<SubjectAccessReview> {
  /** Starts a value in which nothing is set but its kind. */
  public static SubjectAccessReviewBuilder builder() {
    return new SubjectAccessReviewBuilder();
  }

  /** Starts a value from this one. */
  public SubjectAccessReviewBuilder toBuilder() {
    return new SubjectAccessReviewBuilder(this);
  }
}
