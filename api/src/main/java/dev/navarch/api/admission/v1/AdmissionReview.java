package dev.navarch.api.admission.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import org.jspecify.annotations.Nullable;

/** Question to and answer from an admission webhook about one request. */
@ApiType
public record AdmissionReview(
    @Inline TypeMeta typeMeta,
    @Field(1) @Nullable AdmissionRequest request,
    @Field(2) @Nullable AdmissionResponse response)
    implements ApiObject, ApiStruct<AdmissionReview> {
  /** Starts a value in which nothing is set but its kind. */
  public static AdmissionReviewBuilder builder() {
    return new AdmissionReviewBuilder();
  }

  /** Starts a value from this one. */
  public AdmissionReviewBuilder toBuilder() {
    return new AdmissionReviewBuilder(this);
  }
}
