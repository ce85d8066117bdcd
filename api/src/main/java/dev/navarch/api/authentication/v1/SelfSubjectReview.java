package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Tells the caller which user, groups and extra data the server sees it as. */
@ApiType
@Resource(namespaced = false, verbs = "create")
public record SelfSubjectReview(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) SelfSubjectReviewStatus status)
    implements MetaObject, ApiStruct<SelfSubjectReview> {
  /** Starts a value in which nothing is set but its kind. */
  public static SelfSubjectReviewBuilder builder() {
    return new SelfSubjectReviewBuilder();
  }

  /** Starts a value from this one. */
  public SelfSubjectReviewBuilder toBuilder() {
    return new SelfSubjectReviewBuilder(this);
  }
}
