package dev.navarch.client.transport;

import java.time.Duration;
import java.util.Optional;

/**
 * A request as it goes to the server.
 *
 * @param path the path and the query, escaped, beginning with a slash
 * @param body what is sent; empty for none
 * @param timeout until the head of the answer is there; zero waits as long as it takes
 */
public record TransportRequest(
    String method, String path, HttpHeaders headers, Optional<Body> body, Duration timeout) {
  /** Bytes that nobody changes any more. */
  @SuppressWarnings("ArrayRecordComponent") // sent, never compared
  public record Body(byte[] bytes) {}

  /** The same request with other headers. */
  public TransportRequest withHeaders(HttpHeaders others) {
    return new TransportRequest(method, path, others, body, timeout);
  }
}
