package dev.navarch.apiserver.http;

/** The way back to whoever sent a request. Exactly one method is called, once, from any thread. */
public interface Responder {
  /** Answers with a body of known length, which must not be changed afterwards. */
  void respond(int status, Headers headers, byte[] body);

  /** Begins an answer that comes in pieces. */
  ResponseStream stream(int status, Headers headers);
}
