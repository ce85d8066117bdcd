package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;

/** The way back to whoever sent a request. Exactly one method is called, once, from any thread. */
public interface Responder {
  /** Answers with a body of known length, which must not be changed afterwards. */
  void respond(int status, Headers headers, byte[] body);

  /**
   * Answers as {@link #respond(int, Headers, byte[])} does.
   *
   * @param sent runs once, when the answer has left the process or can no longer do so
   */
  default void respond(int status, Headers headers, byte[] body, Runnable sent) {
    respond(status, headers, body);
    sent.run();
  }

  /** Begins an answer that comes in pieces, which may be held back to be compressed together. */
  ResponseStream stream(int status, Headers headers);

  /** As {@link #stream(int, Headers)}; what waits to be sent is counted in an allowance. */
  default ResponseStream stream(int status, Headers headers, RequestAllowance allowance) {
    return stream(status, headers);
  }

  /** Begins an answer in pieces of which each is sent at once: the next may be a long time off. */
  default ResponseStream events(int status, Headers headers) {
    return stream(status, headers);
  }

  /** As {@link #events(int, Headers)}; what waits to be sent is counted in an allowance. */
  default ResponseStream events(int status, Headers headers, RequestAllowance allowance) {
    return events(status, headers);
  }

  /**
   * Begins a WebSocket, whose messages are the pieces that are written. What the client says over
   * it is not read; when the client closes it, the stream is over.
   *
   * @param text whether messages are text; the protocol that the client chose may make something
   *     else of them
   * @throws ApiException if this request cannot become one; it is then still to be answered
   */
  default ResponseStream webSocket(Headers headers, boolean text) {
    throw ApiException.badRequest("there are no WebSockets on this way");
  }

  /** As {@link #webSocket(Headers, boolean)}; what waits to be sent is counted. */
  default ResponseStream webSocket(Headers headers, boolean text, RequestAllowance allowance) {
    return webSocket(headers, text);
  }
}
