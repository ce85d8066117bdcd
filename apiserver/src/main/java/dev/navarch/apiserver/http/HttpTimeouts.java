package dev.navarch.apiserver.http;

import java.time.Duration;

/**
 * How long the peer of a connection may take.
 *
 * @param header for the head of a request to arrive
 * @param request for the body of a request to arrive, once its head has
 * @param idle without any request, before the connection is closed
 * @param stall without taking anything of the complete responses that wait for it
 */
public record HttpTimeouts(Duration header, Duration request, Duration idle, Duration stall) {
  /** The first is Kubernetes' own. */
  public static final HttpTimeouts DEFAULT =
      new HttpTimeouts(
          Duration.ofSeconds(32),
          Duration.ofSeconds(60),
          Duration.ofMinutes(5),
          Duration.ofSeconds(60));

  public HttpTimeouts withHeader(Duration other) {
    return new HttpTimeouts(other, request, idle, stall);
  }

  public HttpTimeouts withRequest(Duration other) {
    return new HttpTimeouts(header, other, idle, stall);
  }

  public HttpTimeouts withIdle(Duration other) {
    return new HttpTimeouts(header, request, other, stall);
  }

  public HttpTimeouts withStall(Duration other) {
    return new HttpTimeouts(header, request, idle, other);
  }
}
