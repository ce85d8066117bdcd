package dev.navarch.apiserver.http;

import java.security.cert.X509Certificate;
import java.util.List;

/**
 * Who is at the other end.
 *
 * @param address as text, without a port
 * @param certificates what it showed of itself, its own certificate first; none if it showed
 *     nothing. They are not checked yet
 */
public record Peer(String address, List<X509Certificate> certificates) {
  public Peer {
    certificates = List.copyOf(certificates);
  }
}
