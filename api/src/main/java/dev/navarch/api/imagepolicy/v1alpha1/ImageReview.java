package dev.navarch.api.imagepolicy.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Asks a webhook whether a pod's images may run. */
@ApiType
public record ImageReview(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, omit = Omit.NEVER) ImageReviewSpec spec,
    @Field(3) ImageReviewStatus status)
    implements MetaObject, ApiStruct<ImageReview> {
  /** Starts a value in which nothing is set but its kind. */
  public static ImageReviewBuilder builder() {
    return new ImageReviewBuilder();
  }

  /** Starts a value from this one. */
  public ImageReviewBuilder toBuilder() {
    return new ImageReviewBuilder(this);
  }
}
