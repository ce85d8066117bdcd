package dev.navarch.apiserver.certificates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiserver.authentication.ClientCertificates;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.request.Query;
import java.math.BigInteger;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.cert.CertPathValidator;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateFactory;
import java.security.cert.PKIXParameters;
import java.security.cert.TrustAnchor;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Date;
import java.util.List;
import java.util.Set;
import javax.security.auth.x500.X500Principal;
import org.bouncycastle.asn1.ASN1Encoding;
import org.bouncycastle.asn1.ASN1Primitive;
import org.bouncycastle.asn1.x509.AuthorityKeyIdentifier;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.SubjectKeyIdentifier;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;
import org.bouncycastle.operator.jcajce.JcaContentVerifierProviderBuilder;
import org.junit.jupiter.api.Test;

class CertificateAuthorityTest {
  private static final Instant NOW = Instant.parse("2026-01-17T10:20:30.5Z");
  private static final InstantSource CLOCK = InstantSource.fixed(NOW);
  private static final Duration YEAR = Duration.ofDays(365);

  private final CertificateAuthority authority =
      CertificateAuthority.create("navarch", YEAR.multipliedBy(10), CLOCK);

  private static void validate(X509Certificate certificate, X509Certificate anchor, Instant when)
      throws Exception {
    PKIXParameters parameters = new PKIXParameters(Set.of(new TrustAnchor(anchor, null)));
    parameters.setRevocationEnabled(false);
    parameters.setDate(Date.from(when));
    CertPathValidator.getInstance("PKIX")
        .validate(
            CertificateFactory.getInstance("X.509").generateCertPath(List.of(certificate)),
            parameters);
  }

  @Test
  void issuedCertificatesAreValidFromNowUntilTheirEnd() throws Exception {
    X509Certificate issued = authority.issueClient("jane", List.of(), YEAR).certificate();

    validate(issued, authority.certificate(), NOW);
    validate(issued, authority.certificate(), NOW.minusSeconds(60));
    validate(issued, authority.certificate(), NOW.plus(YEAR).minusSeconds(1));
    assertThatThrownBy(
            () -> validate(issued, authority.certificate(), NOW.plus(YEAR).plusSeconds(1)))
        .isInstanceOf(CertPathValidatorException.class);
    CertificateAuthority other = CertificateAuthority.create("navarch", YEAR, CLOCK);
    assertThatThrownBy(() -> validate(issued, other.certificate(), NOW))
        .isInstanceOf(CertPathValidatorException.class);
  }

  @Test
  void nothingOutlivesTheAuthority() {
    CertificateAuthority mortal = CertificateAuthority.create("navarch", Duration.ofDays(2), CLOCK);

    assertThat(mortal.issueClient("jane", List.of(), YEAR).certificate().getNotAfter())
        .isEqualTo(mortal.certificate().getNotAfter());
  }

  @Test
  void anotherLibraryReadsTheSame() throws Exception {
    ServingNames names = ServingNames.of(List.of("localhost", "*.example.com", "::1", "10.0.0.1"));
    X509Certificate serving = authority.issueServing("server", names, YEAR).certificate();

    X509CertificateHolder read = new X509CertificateHolder(serving.getEncoded());
    assertThat(
            read.isSignatureValid(
                new JcaContentVerifierProviderBuilder().build(authority.certificate())))
        .isTrue();
    assertThat(read.getVersionNumber()).isEqualTo(3);
    assertThat(read.getSubject()).hasToString("CN=server");
    assertThat(read.getIssuer()).hasToString("CN=navarch");
    assertThat(BasicConstraints.fromExtensions(read.getExtensions()).isCA()).isFalse();
    assertThat(serving.getCriticalExtensionOIDs())
        .containsExactlyInAnyOrder(Extension.basicConstraints.getId(), Extension.keyUsage.getId());
    assertThat(AuthorityKeyIdentifier.fromExtensions(read.getExtensions()).getKeyIdentifierOctets())
        .hasSize(20)
        .isEqualTo(
            SubjectKeyIdentifier.fromExtensions(
                    new X509CertificateHolder(authority.certificate().getEncoded()).getExtensions())
                .getKeyIdentifier());
    byte[] encoded = serving.getEncoded();
    assertThat(ASN1Primitive.fromByteArray(encoded).getEncoded(ASN1Encoding.DER))
        .isEqualTo(encoded);
  }

  @Test
  void purposesAreTold() throws Exception {
    X509Certificate serving =
        authority.issueServing("server", ServingNames.of(List.of("a")), YEAR).certificate();
    X509Certificate client = authority.issueClient("jane", List.of(), YEAR).certificate();

    assertThat(serving.getExtendedKeyUsage()).containsExactly("1.3.6.1.5.5.7.3.1");
    assertThat(client.getExtendedKeyUsage()).containsExactly("1.3.6.1.5.5.7.3.2");
    assertThat(serving.getKeyUsage()).startsWith(true, false, false, false, false, false, false);
    assertThat(authority.certificate().getKeyUsage())
        .startsWith(true, false, false, false, false, true, true);
    assertThat(authority.certificate().getBasicConstraints()).isEqualTo(Integer.MAX_VALUE);
    assertThat(serving.getBasicConstraints()).isEqualTo(-1);
  }

  @Test
  void serialsAreLargeAndDiffer() {
    BigInteger first = authority.issueClient("a", List.of(), YEAR).certificate().getSerialNumber();
    BigInteger second = authority.issueClient("a", List.of(), YEAR).certificate().getSerialNumber();

    assertThat(first).isPositive().isNotEqualTo(second);
    assertThat(first.bitLength()).isBetween(64, 128);
  }

  @Test
  void clientsAreKnownByTheirNameAndGroups() {
    CertificateAuthority today =
        CertificateAuthority.create("navarch", YEAR, InstantSource.system());
    X509Certificate certificate =
        today
            .issueClient("jane, the + \"first\"", List.of("system:masters", "ops"), YEAR)
            .certificate();
    ApiRequest request =
        new ApiRequest(
            "GET",
            "/",
            Query.EMPTY,
            Headers.NONE,
            new byte[0],
            new Peer("127.0.0.1", List.of(certificate)));

    assertThat(new ClientCertificates(today.trust()).identify(request))
        .isInstanceOfSatisfying(
            Identification.Known.class,
            known -> {
              User user = known.user();
              assertThat(user.name()).isEqualTo("jane, the + \"first\"");
              assertThat(user.groups()).containsExactlyInAnyOrder("system:masters", "ops");
            });
    assertThat(new ClientCertificates(authority.trust()).identify(request))
        .isInstanceOf(Identification.Refused.class);
  }

  @Test
  void aRenewedAuthorityVouchesForWhatTheOldOneIssued() throws Exception {
    X509Certificate issued = authority.issueClient("jane", List.of(), YEAR).certificate();
    CertificateAuthority renewed = authority.renewed(YEAR.multipliedBy(20));

    validate(issued, renewed.certificate(), NOW);
    assertThat(renewed.issued(issued)).isTrue();
    assertThat(renewed.certificate().getNotAfter()).isAfter(authority.certificate().getNotAfter());
  }

  @Test
  void authoritiesOfOthersMayHaveRsaKeys() throws Exception {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
    generator.initialize(2048);
    KeyPair keys = generator.generateKeyPair();
    X500Principal name = new X500Principal("CN=kubernetes,O=Others");
    X509Certificate theirs =
        new JcaX509CertificateConverter()
            .getCertificate(
                new JcaX509v3CertificateBuilder(
                        name,
                        BigInteger.ONE,
                        Date.from(NOW.minus(YEAR)),
                        Date.from(NOW.plus(YEAR)),
                        name,
                        keys.getPublic())
                    .addExtension(Extension.basicConstraints, true, new BasicConstraints(true))
                    .build(new JcaContentSignerBuilder("SHA256withRSA").build(keys.getPrivate())));

    CertificateAuthority loaded =
        CertificateAuthority.of(new CertifiedKey(keys.getPrivate(), theirs), CLOCK);

    validate(loaded.issueClient("jane", List.of("ops"), YEAR).certificate(), theirs, NOW);
  }

  @Test
  void onlyAuthoritiesWithTheirOwnKeyAreLoaded() {
    CertifiedKey leaf = authority.issueClient("jane", List.of(), YEAR);
    CertifiedKey mixed = new CertifiedKey(leaf.key(), authority.certificate());

    assertThatThrownBy(() -> CertificateAuthority.of(leaf, CLOCK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the certificate is not that of an authority");
    assertThatThrownBy(() -> CertificateAuthority.of(mixed, CLOCK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the key is not that of the certificate");
  }

  @Test
  void renewalIsDueInTheLastFifth() {
    X509Certificate certificate =
        authority.issueClient("jane", List.of(), Duration.ofDays(100)).certificate();

    assertThat(Certificates.needsRenewal(certificate, NOW)).isFalse();
    assertThat(Certificates.needsRenewal(certificate, NOW.plus(Duration.ofDays(79)))).isFalse();
    assertThat(Certificates.needsRenewal(certificate, NOW.plus(Duration.ofDays(81)))).isTrue();
    assertThat(Certificates.needsRenewal(certificate, NOW.plus(YEAR))).isTrue();
    assertThat(Certificates.needsRenewal(certificate, NOW.minus(YEAR))).isTrue();
  }
}
