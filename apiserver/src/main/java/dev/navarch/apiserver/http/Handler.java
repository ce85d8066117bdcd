package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;

/** Answers requests. */
public interface Handler {
  /**
   * Answers a request, now or later. Called on an event loop: what may block must go to another
   * thread. If this throws, the answer is an internal error.
   */
  void handle(ApiRequest request, Responder responder);

  /**
   * Answers a request of which only the head has arrived; otherwise as {@link #handle}. A handler
   * that answers without reading the body saves its transfer and its memory. Reads the whole body
   * and calls {@link #handle} unless overridden.
   *
   * @param head the request with an empty body
   */
  default void begin(ApiRequest head, RequestBody body, Responder responder) {
    if (body.isEmpty()) {
      handle(head, responder);
      return;
    }
    body.read(
        RequestAllowance.UNLIMITED,
        new RequestBody.Receiver() {
          @Override
          public void received(byte[] bytes) {
            handle(head.withBody(bytes), responder);
          }

          @Override
          public void failed(ApiException why) {
            StatusAnswer.send(responder, why);
          }
        });
  }
}
