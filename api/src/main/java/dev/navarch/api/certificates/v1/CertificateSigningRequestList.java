package dev.navarch.api.certificates.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of certificate signing requests. */
@ApiType
public record CertificateSigningRequestList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<CertificateSigningRequest> items)
    implements ApiList<CertificateSigningRequest>, ApiStruct<CertificateSigningRequestList> {
  /** Starts a value in which nothing is set but its kind. */
  public static CertificateSigningRequestListBuilder builder() {
    return new CertificateSigningRequestListBuilder();
  }

  /** Starts a value from this one. */
  public CertificateSigningRequestListBuilder toBuilder() {
    return new CertificateSigningRequestListBuilder(this);
  }
}
