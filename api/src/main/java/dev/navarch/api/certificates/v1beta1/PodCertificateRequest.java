package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Request by a node for a certificate on behalf of one of its pods. */
@ApiType(hub = PodCertificateRequest.class)
@Resource(subresources = @Subresource("status"))
public record PodCertificateRequest(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) PodCertificateRequestSpec spec,
    @Field(3) PodCertificateRequestStatus status)
    implements MetaObject, ApiStruct<PodCertificateRequest> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodCertificateRequestBuilder builder() {
    return new PodCertificateRequestBuilder();
  }

  /** Starts a value from this one. */
  public PodCertificateRequestBuilder toBuilder() {
    return new PodCertificateRequestBuilder(this);
  }
}
