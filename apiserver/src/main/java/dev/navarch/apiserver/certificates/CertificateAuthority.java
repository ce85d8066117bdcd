package dev.navarch.apiserver.certificates;

import dev.navarch.apimachinery.collect.Lazy;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/**
 * An authority that certifies servers and clients. What it issues is good from a few minutes ago
 * on, for clocks that are late, and never longer than the authority itself.
 */
public final class CertificateAuthority {
  private static final Duration LATE_CLOCKS = Duration.ofMinutes(5);

  /** Read from its encoded form when it is needed: what others are given is the text. */
  private final Lazy<CertifiedKey> own;

  private final String pem;
  private final InstantSource clock;

  private CertificateAuthority(Lazy<CertifiedKey> own, String pem, InstantSource clock) {
    this.own = own;
    this.pem = pem;
    this.clock = clock;
  }

  private static CertificateAuthority certified(
      PrivateKey key, byte[] certificate, InstantSource clock) {
    return new CertificateAuthority(
        Lazy.of(() -> new CertifiedKey(key, Certificates.decode(certificate))),
        Pem.encode(Pem.CERTIFICATE, certificate),
        clock);
  }

  /** A new authority with a new key, which certifies itself. */
  public static CertificateAuthority create(
      String commonName, Duration lifetime, InstantSource clock) {
    KeyPair keys = Keys.create();
    byte[] name = CertificateForm.name(commonName, List.of());
    return certified(
        keys.getPrivate(), self(name, keys.getPublic(), keys.getPrivate(), lifetime, clock), clock);
  }

  /**
   * An authority that exists already; its key may be RSA too.
   *
   * @throws IllegalArgumentException if the certificate is not that of an authority, or the key is
   *     another's
   */
  public static CertificateAuthority of(CertifiedKey own, InstantSource clock) {
    if (own.certificate().getBasicConstraints() < 0) {
      throw new IllegalArgumentException("the certificate is not that of an authority");
    }
    if (!own.isPair()) {
      throw new IllegalArgumentException("the key is not that of the certificate");
    }
    return new CertificateAuthority(Lazy.made(own), own.certificatePem(), clock);
  }

  /** The same authority, same name and key, with more time left. */
  public CertificateAuthority renewed(Duration lifetime) {
    X509Certificate old = certificate();
    byte[] renewed =
        self(
            old.getSubjectX500Principal().getEncoded(),
            old.getPublicKey(),
            own().key(),
            lifetime,
            clock);
    return certified(own().key(), renewed, clock);
  }

  private static byte[] self(
      byte[] name, PublicKey key, PrivateKey signer, Duration lifetime, InstantSource clock) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
    return new CertificateForm(
            name,
            name,
            key,
            now.minus(LATE_CLOCKS),
            now.plus(lifetime),
            List.of(
                CertificateForm.keyUsage(
                    CertificateForm.DIGITAL_SIGNATURE,
                    CertificateForm.CERTIFICATE_SIGNING,
                    CertificateForm.REVOCATION_LIST_SIGNING),
                CertificateForm.basicConstraints(true),
                CertificateForm.subjectKey(key)))
        .signed(signer);
  }

  public X509Certificate certificate() {
    return own().certificate();
  }

  public String certificatePem() {
    return pem;
  }

  /** The authority's own key and certificate, to be kept. */
  public CertifiedKey own() {
    return own.get();
  }

  /** A new key for a server, and a certificate for what it may be called. */
  public CertifiedKey issueServing(String commonName, ServingNames names, Duration lifetime) {
    return issue(
        CertificateForm.name(commonName, List.of()),
        CertificateForm.SERVER_AUTHENTICATION,
        List.of(CertificateForm.alternativeNames(names)),
        lifetime);
  }

  /** A new key for somebody who sends requests, and a certificate of their name and groups. */
  public CertifiedKey issueClient(String user, List<String> groups, Duration lifetime) {
    return issue(
        CertificateForm.name(user, groups),
        CertificateForm.CLIENT_AUTHENTICATION,
        List.of(),
        lifetime);
  }

  private CertifiedKey issue(
      byte[] subject, String purpose, List<byte[]> furtherExtensions, Duration lifetime) {
    KeyPair keys = Keys.create();
    Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
    Instant end = now.plus(lifetime);
    Instant ownEnd = certificate().getNotAfter().toInstant();
    List<byte[]> extensions = new ArrayList<>();
    extensions.add(CertificateForm.keyUsage(CertificateForm.DIGITAL_SIGNATURE));
    extensions.add(CertificateForm.extendedKeyUsage(purpose));
    extensions.add(CertificateForm.basicConstraints(false));
    extensions.add(CertificateForm.subjectKey(keys.getPublic()));
    extensions.add(CertificateForm.authorityKey(certificate()));
    extensions.addAll(furtherExtensions);
    CertificateForm form =
        new CertificateForm(
            certificate().getSubjectX500Principal().getEncoded(),
            subject,
            keys.getPublic(),
            now.minus(LATE_CLOCKS),
            end.isAfter(ownEnd) ? ownEnd : end,
            extensions);
    return new CertifiedKey(keys.getPrivate(), form.sign(own().key()));
  }

  /** Whether this authority signed a certificate, with the key that it has now. */
  public boolean issued(X509Certificate certificate) {
    try {
      certificate.verify(certificate().getPublicKey());
      return certificate.getIssuerX500Principal().equals(certificate().getSubjectX500Principal());
    } catch (GeneralSecurityException e) {
      return false;
    }
  }

  /** Trusts whom this authority certified, and nobody else. */
  public X509TrustManager trust() {
    try {
      KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
      store.load(null, null);
      store.setCertificateEntry("authority", certificate());
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(store);
      for (TrustManager manager : factory.getTrustManagers()) {
        if (manager instanceof X509TrustManager trust) {
          return trust;
        }
      }
      throw new IllegalStateException("the JDK gives no trust manager for certificates");
    } catch (GeneralSecurityException | IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
