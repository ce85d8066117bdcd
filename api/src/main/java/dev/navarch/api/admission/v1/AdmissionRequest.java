package dev.navarch.api.admission.v1;

import dev.navarch.api.authentication.v1.UserInfo;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.GroupVersionKind;
import dev.navarch.apimachinery.meta.v1.GroupVersionResource;
import dev.navarch.apimachinery.value.RawExtension;
import org.jspecify.annotations.Nullable;

@ApiType
public record AdmissionRequest(
    @Field(value = 1, omit = Omit.NEVER) String uid,
    @Field(value = 2, omit = Omit.NEVER) GroupVersionKind kind,
    @Field(value = 3, omit = Omit.NEVER) GroupVersionResource resource,
    @Field(4) String subResource,
    @Field(13) @Nullable GroupVersionKind requestKind,
    @Field(14) @Nullable GroupVersionResource requestResource,
    @Field(15) String requestSubResource,
    @Field(5) String name,
    @Field(6) String namespace,
    @Field(value = 7, omit = Omit.NEVER) @EnumOf(Operation.class) String operation,
    @Field(value = 8, omit = Omit.NEVER) UserInfo userInfo,
    @Field(9) RawExtension object,
    @Field(10) RawExtension oldObject,
    @Field(11) @Nullable Boolean dryRun,
    @Field(12) RawExtension options)
    implements ApiStruct<AdmissionRequest> {
  /** Starts a value in which nothing is set. */
  public static AdmissionRequestBuilder builder() {
    return new AdmissionRequestBuilder();
  }

  /** Starts a value from this one. */
  public AdmissionRequestBuilder toBuilder() {
    return new AdmissionRequestBuilder(this);
  }
}
