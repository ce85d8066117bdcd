package dev.navarch.api.imagepolicy.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ImageReviewContainerSpec(@Field(1) String image)
    implements ApiStruct<ImageReviewContainerSpec> {
  /** Starts a value in which nothing is set. */
  public static ImageReviewContainerSpecBuilder builder() {
    return new ImageReviewContainerSpecBuilder();
  }

  /** Starts a value from this one. */
  public ImageReviewContainerSpecBuilder toBuilder() {
    return new ImageReviewContainerSpecBuilder(this);
  }
}
