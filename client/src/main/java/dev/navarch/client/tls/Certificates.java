package dev.navarch.client.tls;

import java.io.ByteArrayInputStream;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;

/** Reads certificates in PEM form. */
final class Certificates {
  private Certificates() {}

  /**
   * All certificates of a text, in order; at least one.
   *
   * @throws IllegalArgumentException if there is none, or one that cannot be read
   */
  static List<X509Certificate> read(byte[] pem) {
    List<X509Certificate> certificates = new ArrayList<>();
    for (Pem.Block block : Pem.blocks(pem)) {
      if (block.label().equals("CERTIFICATE")) {
        certificates.add(certificate(block.bytes(), certificates.size() + 1));
      }
    }
    if (certificates.isEmpty()) {
      throw new IllegalArgumentException("there is no certificate in PEM form");
    }
    return List.copyOf(certificates);
  }

  private static X509Certificate certificate(byte[] der, int number) {
    try {
      return (X509Certificate)
          CertificateFactory.getInstance("X.509")
              .generateCertificate(new ByteArrayInputStream(der));
    } catch (CertificateException e) {
      throw new IllegalArgumentException("certificate " + number + " is broken", e);
    }
  }
}
