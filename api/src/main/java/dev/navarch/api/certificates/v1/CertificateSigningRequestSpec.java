package dev.navarch.api.certificates.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Items;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Bytes;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record CertificateSigningRequestSpec(
    @Field(value = 1, required = true) Bytes request,
    @Field(value = 7, required = true) String signerName,
    @Field(8) @Nullable Integer expirationSeconds,
    @Field(5) @Atomic @EnumOf(value = KeyUsage.class, closed = true) List<String> usages,
    @Field(2) String username,
    @Field(3) String uid,
    @Field(4) @Atomic List<String> groups,
    @Field(6) @Items Map<String, List<String>> extra)
    implements ApiStruct<CertificateSigningRequestSpec> {
  /** Starts a value in which nothing is set. */
  public static CertificateSigningRequestSpecBuilder builder() {
    return new CertificateSigningRequestSpecBuilder();
  }

  /** Starts a value from this one. */
  public CertificateSigningRequestSpecBuilder toBuilder() {
    return new CertificateSigningRequestSpecBuilder(this);
  }
}
