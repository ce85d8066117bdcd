package dev.navarch.api.admission.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.value.Bytes;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record AdmissionResponse(
    @Field(value = 1, omit = Omit.NEVER) String uid,
    @Field(value = 2, omit = Omit.NEVER) boolean allowed,
    @Field(3) @Nullable Status status,
    @Field(4) Bytes patch,
    @Field(5) @EnumOf(PatchType.class) @Nullable String patchType,
    @Field(6) Map<String, String> auditAnnotations,
    @Field(7) @Atomic List<String> warnings)
    implements ApiStruct<AdmissionResponse> {
  /** Starts a value in which nothing is set. */
  public static AdmissionResponseBuilder builder() {
    return new AdmissionResponseBuilder();
  }

  /** Starts a value from this one. */
  public AdmissionResponseBuilder toBuilder() {
    return new AdmissionResponseBuilder(this);
  }
}
