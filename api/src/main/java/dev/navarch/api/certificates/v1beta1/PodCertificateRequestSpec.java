package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Bytes;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record PodCertificateRequestSpec(
    @Field(value = 1, required = true) String signerName,
    @Field(value = 2, required = true) String podName,
    @Field(value = 3, required = true) String podUID,
    @Field(value = 4, required = true) String serviceAccountName,
    @Field(value = 5, required = true) String serviceAccountUID,
    @Field(value = 6, required = true) String nodeName,
    @Field(value = 7, required = true) String nodeUID,
    @Field(8) @Default("86400") @Nullable Integer maxExpirationSeconds,
    @Field(value = 9, omit = Omit.NEVER) Bytes pkixPublicKey,
    @Field(value = 10, omit = Omit.NEVER) Bytes proofOfPossession,
    @Field(value = 12, required = true) Bytes stubPKCS10Request,
    @Field(11) Map<String, String> unverifiedUserAnnotations)
    implements ApiStruct<PodCertificateRequestSpec> {
  /** Starts a value in which nothing is set. */
  public static PodCertificateRequestSpecBuilder builder() {
    return new PodCertificateRequestSpecBuilder();
  }

  /** Starts a value from this one. */
  public PodCertificateRequestSpecBuilder toBuilder() {
    return new PodCertificateRequestSpecBuilder(this);
  }
}
