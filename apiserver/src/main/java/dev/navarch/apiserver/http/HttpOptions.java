package dev.navarch.apiserver.http;

import java.net.InetSocketAddress;
import java.time.Duration;

/**
 * How a server listens.
 *
 * @param maxBodyBytes how large the body of a request may be
 * @param maxHeaderBytes how large all header fields together may be, the first line included
 * @param requestTimeout how long a request may take to arrive once it has begun
 * @param idleTimeout after how much silence a connection without requests is closed
 * @param maxConnections how many connections there may be at once; one more is closed before it
 *     costs a TLS handshake
 */
public record HttpOptions(
    InetSocketAddress address,
    int maxBodyBytes,
    int maxHeaderBytes,
    Duration requestTimeout,
    Duration idleTimeout,
    int maxConnections,
    Compression compression) {

  public static HttpOptions of(InetSocketAddress address) {
    return new HttpOptions(
        address,
        3 << 20,
        1 << 20,
        Duration.ofSeconds(60),
        Duration.ofMinutes(5),
        20_000,
        Compression.WHERE_IT_PAYS);
  }
}
