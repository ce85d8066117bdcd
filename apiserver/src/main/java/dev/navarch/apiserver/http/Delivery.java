package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.function.Supplier;

/** Hands a request to its handler, and answers for one that cannot take it. */
final class Delivery {
  private Delivery() {}

  /**
   * Has a request answered.
   *
   * @param id names the request in the log
   * @param head throws {@link IllegalArgumentException} if its path cannot be read
   */
  static void of(
      String id,
      Supplier<ApiRequest> head,
      RequestBody body,
      Handler handler,
      Responder responder) {
    ApiRequest read;
    try {
      read = head.get();
    } catch (IllegalArgumentException e) {
      StatusAnswer.send(responder, ApiException.badRequest("the path is not properly escaped"));
      return;
    }
    try {
      handler.begin(read, body, responder);
    } catch (Throwable e) {
      log().log(Level.ERROR, "internal error handling request " + id + ": " + read, e);
      StatusAnswer.send(
          responder, ApiException.internalError("internal error handling request " + id));
    }
  }

  static ApiException tooLarge(int maxBodyBytes) {
    return ApiException.requestEntityTooLarge("limit is " + maxBodyBytes);
  }

  /** Looked up when there is something to say: logging takes long to load. */
  private static Logger log() {
    return System.getLogger(Delivery.class.getName());
  }
}
