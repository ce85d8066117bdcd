package dev.navarch.api.imagepolicy.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;

@ApiType
public record ImageReviewStatus(
    @Field(value = 1, omit = Omit.NEVER) boolean allowed,
    @Field(2) String reason,
    @Field(3) Map<String, String> auditAnnotations)
    implements ApiStruct<ImageReviewStatus> {
  /** Starts a value in which nothing is set. */
  public static ImageReviewStatusBuilder builder() {
    return new ImageReviewStatusBuilder();
  }

  /** Starts a value from this one. */
  public ImageReviewStatusBuilder toBuilder() {
    return new ImageReviewStatusBuilder(this);
  }
}
