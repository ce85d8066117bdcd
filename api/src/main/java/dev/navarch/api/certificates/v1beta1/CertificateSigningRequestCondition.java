package dev.navarch.api.certificates.v1beta1;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

@ApiType
public record CertificateSigningRequestCondition(
    @Field(value = 1, required = true) @EnumOf(RequestConditionType.class) String type,
    @Field(value = 6, omit = Omit.NEVER) @EnumOf(ConditionStatus.class) String status,
    @Field(2) String reason,
    @Field(3) String message,
    @Field(4) Time lastUpdateTime,
    @Field(5) Time lastTransitionTime)
    implements ApiStruct<CertificateSigningRequestCondition> {
  /** Starts a value in which nothing is set. */
  public static CertificateSigningRequestConditionBuilder builder() {
    return new CertificateSigningRequestConditionBuilder();
  }

  /** Starts a value from this one. */
  public CertificateSigningRequestConditionBuilder toBuilder() {
    return new CertificateSigningRequestConditionBuilder(this);
  }
}
