package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Private key and certificate obtained for the pod and renewed by the kubelet.
 *
 * @param signerName Signer asked to issue the certificate
 * @param keyType Key pair to generate: RSA3072, RSA4096, ECDSAP256, ECDSAP384, ECDSAP521 or ED25519
 * @param maxExpirationSeconds Longest lifetime accepted, in seconds from 3600 to 7862400; 86400 if
 *     unset
 * @param credentialBundlePath File that holds key and certificate chain together, as PEM blocks
 * @param keyPath File for the private key alone; a joint bundle avoids mismatches during renewal
 * @param certificateChainPath File for the certificate chain alone, in PEM
 * @param userAnnotations Extra details passed on to the signer in the certificate request
 */
@ApiType
public record PodCertificateProjection(
    @Field(value = 1, required = true, omit = Omit.EMPTY) String signerName,
    @Field(value = 2, required = true, omit = Omit.EMPTY) String keyType,
    @Field(3) @Nullable Integer maxExpirationSeconds,
    @Field(4) String credentialBundlePath,
    @Field(5) String keyPath,
    @Field(6) String certificateChainPath,
    @Field(7) Map<String, String> userAnnotations)
    implements ApiStruct<PodCertificateProjection> {
  /** Starts a value in which nothing is set. */
  public static PodCertificateProjectionBuilder builder() {
    return new PodCertificateProjectionBuilder();
  }

  /** Starts a value from this one. */
  public PodCertificateProjectionBuilder toBuilder() {
    return new PodCertificateProjectionBuilder(this);
  }
}
