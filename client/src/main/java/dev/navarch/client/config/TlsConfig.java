package dev.navarch.client.config;

/**
 * How a connection is secured.
 *
 * @param authorities whose certificates are trusted; those of the JDK when nothing is said
 * @param certificate what this client shows, if the server asks
 * @param key belongs to the certificate
 * @param serverName the name that the server's certificate must have; empty for the host's
 * @param insecure whether any certificate will do
 */
public record TlsConfig(
    PemSource authorities,
    PemSource certificate,
    PemSource key,
    String serverName,
    boolean insecure) {
  public static final TlsConfig DEFAULT =
      new TlsConfig(PemSource.none(), PemSource.none(), PemSource.none(), "", false);

  boolean isDefault() {
    return equals(DEFAULT);
  }
}
