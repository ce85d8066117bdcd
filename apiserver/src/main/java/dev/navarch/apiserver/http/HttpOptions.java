package dev.navarch.apiserver.http;

import java.net.InetSocketAddress;

/**
 * How a server listens.
 *
 * @param maxBodyBytes how large the body of a request may be
 * @param maxHeaderBytes how large all header fields together may be, the first line included
 * @param maxConnections how many connections there may be at once; one more is closed before it
 *     costs a TLS handshake
 */
public record HttpOptions(
    InetSocketAddress address,
    int maxBodyBytes,
    int maxHeaderBytes,
    HttpTimeouts timeouts,
    int maxConnections,
    Compression compression) {

  public static HttpOptions of(InetSocketAddress address) {
    return new HttpOptions(
        address, 3 << 20, 1 << 20, HttpTimeouts.DEFAULT, 20_000, Compression.WHERE_IT_PAYS);
  }

  public HttpOptions withSizes(int body, int header) {
    return new HttpOptions(address, body, header, timeouts, maxConnections, compression);
  }

  public HttpOptions withTimeouts(HttpTimeouts other) {
    return new HttpOptions(
        address, maxBodyBytes, maxHeaderBytes, other, maxConnections, compression);
  }

  public HttpOptions withMaxConnections(int most) {
    return new HttpOptions(address, maxBodyBytes, maxHeaderBytes, timeouts, most, compression);
  }

  public HttpOptions withCompression(Compression other) {
    return new HttpOptions(address, maxBodyBytes, maxHeaderBytes, timeouts, maxConnections, other);
  }
}
