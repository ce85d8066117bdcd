package dev.navarch.api.authorization.v1beta1;

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
public record SelfSubjectRulesReview(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) SelfSubjectRulesReviewSpec spec,
    @Field(3) SubjectRulesReviewStatus status)
    implements MetaObject, ApiStruct<SelfSubjectRulesReview> {
  /** Starts a value in which nothing is set but its kind. */
  public static SelfSubjectRulesReviewBuilder builder() {
    return new SelfSubjectRulesReviewBuilder();
  }

  /** Starts a value from this one. */
  public SelfSubjectRulesReviewBuilder toBuilder() {
    return new SelfSubjectRulesReviewBuilder(this);
  }
}
