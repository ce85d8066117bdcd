package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of pod certificate requests. */
@ApiType(hub = PodCertificateRequestList.class)
public record PodCertificateRequestList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PodCertificateRequest> items)
    implements ApiList<PodCertificateRequest>, ApiStruct<PodCertificateRequestList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodCertificateRequestListBuilder builder() {
    return new PodCertificateRequestListBuilder();
  }

  /** Starts a value from this one. */
  public PodCertificateRequestListBuilder toBuilder() {
    return new PodCertificateRequestListBuilder(this);
  }
}
