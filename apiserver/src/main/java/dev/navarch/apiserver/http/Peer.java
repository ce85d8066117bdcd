package dev.navarch.apiserver.http;

import java.security.cert.X509Certificate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who is at the other end.
 *
 * @param address as text, without a port
 * @param certificates what it showed of itself, its own certificate first; none if it showed
 *     nothing. They are not checked: any client can present the certificate of any subject that it
 *     has made itself
 * @param insider who it is, if it is in this process; null for everybody who came over a connection
 */
public record Peer(String address, List<X509Certificate> certificates, @Nullable Insider insider) {
  public Peer {
    certificates = List.copyOf(certificates);
  }

  /** Somebody at the other end of a connection. */
  public Peer(String address, List<X509Certificate> certificates) {
    this(address, certificates, null);
  }
}
