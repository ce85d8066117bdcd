package dev.navarch.api.certificates.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Bytes;
import java.util.List;

@ApiType
public record CertificateSigningRequestStatus(
    @Field(1) @ListMap("type") List<CertificateSigningRequestCondition> conditions,
    @Field(2) Bytes certificate)
    implements ApiStruct<CertificateSigningRequestStatus> {
  /** Starts a value in which nothing is set. */
  public static CertificateSigningRequestStatusBuilder builder() {
    return new CertificateSigningRequestStatusBuilder();
  }

  /** Starts a value from this one. */
  public CertificateSigningRequestStatusBuilder toBuilder() {
    return new CertificateSigningRequestStatusBuilder(this);
  }
}
