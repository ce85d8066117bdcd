package dev.navarch.apiserver.certificates;

import java.io.ByteArrayInputStream;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;

/** Certificates as PEM text, and questions about them. */
public final class Certificates {
  /** Of its life, how much a certificate may have left before it should be renewed. */
  private static final int LAST_PART = 5;

  private Certificates() {}

  public static String toPem(X509Certificate certificate) {
    try {
      return Pem.encode(Pem.CERTIFICATE, certificate.getEncoded());
    } catch (CertificateEncodingException e) {
      throw new IllegalArgumentException("the certificate has no encoding", e);
    }
  }

  /**
   * Reads the first certificate of a text.
   *
   * @throws IllegalArgumentException if there is none, or it is broken
   */
  public static X509Certificate fromPem(String pem) {
    for (Pem.Block block : Pem.decode(pem)) {
      if (block.label().equals(Pem.CERTIFICATE)) {
        return decode(block.content());
      }
    }
    throw new IllegalArgumentException("there is no certificate in PEM");
  }

  static X509Certificate decode(byte[] der) {
    try {
      return (X509Certificate)
          CertificateFactory.getInstance("X.509")
              .generateCertificate(new ByteArrayInputStream(der));
    } catch (CertificateException e) {
      throw new IllegalArgumentException("the certificate is broken", e);
    }
  }

  /**
   * Whether a certificate is not good yet, no longer good, or has less than a fifth of its life
   * left.
   */
  public static boolean needsRenewal(X509Certificate certificate, Instant now) {
    Instant from = certificate.getNotBefore().toInstant();
    Instant until = certificate.getNotAfter().toInstant();
    Duration lastPart = Duration.between(from, until).dividedBy(LAST_PART);
    return now.isBefore(from) || now.isAfter(until.minus(lastPart));
  }

  /** Whether a certificate is good for exactly these names and addresses. */
  public static boolean isFor(X509Certificate certificate, ServingNames names) {
    return ServingNames.in(certificate).equals(names);
  }
}
