package dev.navarch.apiserver.http;

/** Answers requests. */
public interface Handler {
  /**
   * Answers a request, now or later. Called on an event loop: what may block must go to another
   * thread. If this throws, the answer is an internal error.
   */
  void handle(ApiRequest request, Responder responder);
}
