package dev.navarch.api.imagepolicy.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;

@ApiType
public record ImageReviewSpec(
    @Field(1) @Atomic List<ImageReviewContainerSpec> containers,
    @Field(2) Map<String, String> annotations,
    @Field(3) String namespace)
    implements ApiStruct<ImageReviewSpec> {
  /** Starts a value in which nothing is set. */
  public static ImageReviewSpecBuilder builder() {
    return new ImageReviewSpecBuilder();
  }

  /** Starts a value from this one. */
  public ImageReviewSpecBuilder toBuilder() {
    return new ImageReviewSpecBuilder(this);
  }
}
