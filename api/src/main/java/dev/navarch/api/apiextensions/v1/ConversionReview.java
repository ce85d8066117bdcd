package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import org.jspecify.annotations.Nullable;

/**
 * Question to and answer from a conversion webhook.
 *
 * @param typeMeta kind and version of the object
 * @param request Objects to convert; set on the call
 * @param response Converted objects or an error; set on the answer
 */
@ApiType
public record ConversionReview(
    @Inline TypeMeta typeMeta,
    @Field(1) @Nullable ConversionRequest request,
    @Field(2) @Nullable ConversionResponse response)
    implements ApiObject, ApiStruct<ConversionReview> {
  /** Starts a value in which nothing is set but its kind. */
  public static ConversionReviewBuilder builder() {
    return new ConversionReviewBuilder();
  }

  /** Starts a value from this one. */
  public ConversionReviewBuilder toBuilder() {
    return new ConversionReviewBuilder(this);
  }
}
