package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record PodCertificateRequestStatus(
    @Field(1) @ListMap("type") @PatchMerge("type") List<Condition> conditions,
    @Field(2) String certificateChain,
    @Field(4) @Nullable Time notBefore,
    @Field(5) @Nullable Time beginRefreshAt,
    @Field(6) @Nullable Time notAfter)
    implements ApiStruct<PodCertificateRequestStatus> {
  /** Starts a value in which nothing is set. */
  public static PodCertificateRequestStatusBuilder builder() {
    return new PodCertificateRequestStatusBuilder();
  }

  /** Starts a value from this one. */
  public PodCertificateRequestStatusBuilder toBuilder() {
    return new PodCertificateRequestStatusBuilder(this);
  }
}
