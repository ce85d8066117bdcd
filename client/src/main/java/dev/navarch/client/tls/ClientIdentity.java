package dev.navarch.client.tls;

import dev.navarch.apimachinery.value.Bytes;
import java.io.IOException;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * A certificate with those that vouch for it, and its key.
 *
 * @param chain the certificate itself is the first
 */
public record ClientIdentity(List<X509Certificate> chain, PrivateKey key) {
  public ClientIdentity {
    chain = List.copyOf(chain);
    if (chain.isEmpty()) {
      throw new IllegalArgumentException("a client needs a certificate to show");
    }
  }

  /**
   * Reads both from PEM form.
   *
   * @throws IOException if that is not possible, or they do not belong together; nothing of the key
   *     shows
   */
  public static ClientIdentity read(Bytes certificate, Bytes key) throws IOException {
    List<X509Certificate> chain;
    try {
      chain = Certificates.read(certificate.unsafeArray());
    } catch (IllegalArgumentException e) {
      throw new IOException("the client certificate cannot be used: " + e.getMessage(), e);
    }
    PrivateKey secret;
    boolean isPair;
    try {
      secret = PrivateKeys.read(key.unsafeArray());
      isPair = KeyPairs.belongTogether(chain.get(0).getPublicKey(), secret);
    } catch (IllegalArgumentException e) {
      throw new IOException("the client key cannot be used: " + e.getMessage(), e);
    }
    if (!isPair) {
      throw new IOException("the client key does not belong to the client certificate");
    }
    return new ClientIdentity(chain, secret);
  }

  /** Whose certificate it is; the key is secret. */
  @Override
  public String toString() {
    return "ClientIdentity[" + chain.get(0).getSubjectX500Principal() + "]";
  }
}
