package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;

/** The way back to whoever sent a request. Exactly one method is called, once, from any thread. */
public interface Responder {
  /** Answers with a body of known length, which must not be changed afterwards. */
  void respond(int status, Headers headers, byte[] body);

  /** Begins an answer that comes in pieces, which may be held back to be compressed together. */
  ResponseStream stream(int status, Headers headers);

  /** Begins an answer in pieces of which each is sent at once: the next may be a long time off. */
  default ResponseStream events(int status, Headers headers) {
    return stream(status, headers);
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
}
