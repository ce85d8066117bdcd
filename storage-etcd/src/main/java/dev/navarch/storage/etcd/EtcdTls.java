package dev.navarch.storage.etcd;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How to speak TLS with an etcd. The files are PEM, and are read when the store is opened.
 *
 * @param authority the certificates that may have signed the server's; what the JVM trusts if
 *     absent
 * @param certificate the client's certificate, followed by those between it and its root
 * @param key the private key of the client's certificate
 * @param serverName the name that the server's certificate must have, if not the endpoint's host
 */
public record EtcdTls(
    @Nullable Path authority,
    @Nullable Path certificate,
    @Nullable Path key,
    @Nullable String serverName) {

  public EtcdTls {
    if ((certificate == null) != (key == null)) {
      throw new IllegalArgumentException("a client's certificate and its key go together");
    }
  }

  /** Trusts what this authority signed, and shows no certificate. */
  public static EtcdTls trusting(Path authority) {
    return new EtcdTls(authority, null, null, null);
  }

  /** Shows the server a certificate, too. */
  public EtcdTls withClient(Path certificate, Path key) {
    return new EtcdTls(authority, certificate, key, serverName);
  }

  public EtcdTls withServerName(String serverName) {
    return new EtcdTls(authority, certificate, key, serverName);
  }
}
