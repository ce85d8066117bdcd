package dev.navarch.apiserver.certificates;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/** A private key, and the certificate of the public one that belongs to it. */
public record CertifiedKey(PrivateKey key, X509Certificate certificate) {
  /** The private key, in a form that all clients read. */
  public String keyPem() {
    return Keys.toClientPem(key, certificate.getPublicKey());
  }

  public String certificatePem() {
    return Certificates.toPem(certificate);
  }

  /** Whether the two belong together: files may have been mixed up. */
  public boolean isPair() {
    return SignatureKind.matches(key, certificate.getPublicKey());
  }

  /** The certificate's subject alone: the key is a secret. */
  @Override
  public String toString() {
    return certificate.getSubjectX500Principal().toString();
  }
}
