package dev.navarch.api.certificates.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Asks a signer for an X.509 certificate, which is issued once the request is approved. */
@ApiType
@Resource(
    namespaced = false,
    shortNames = "csr",
    subresources = {@Subresource("approval"), @Subresource("status")})
public record CertificateSigningRequest(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) CertificateSigningRequestSpec spec,
    @Field(3) CertificateSigningRequestStatus status)
    implements MetaObject, ApiStruct<CertificateSigningRequest> {
  /** Starts a value in which nothing is set but its kind. */
  public static CertificateSigningRequestBuilder builder() {
    return new CertificateSigningRequestBuilder();
  }

  /** Starts a value from this one. */
  public CertificateSigningRequestBuilder toBuilder() {
    return new CertificateSigningRequestBuilder(this);
  }
}
