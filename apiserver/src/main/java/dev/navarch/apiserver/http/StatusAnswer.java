package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.Status;

/** Failures as JSON: for requests that nobody could negotiate a media type with. */
public final class StatusAnswer {
  private static final Headers JSON = Headers.of("Content-Type", "application/json");

  private StatusAnswer() {}

  /** Answers with what went wrong. */
  public static void send(Responder responder, ApiException failure) {
    Headers headers = JSON;
    if (failure.suggestsClientDelay().isPresent()) {
      headers =
          headers.with("Retry-After", Integer.toString(failure.suggestsClientDelay().getAsInt()));
    }
    responder.respond(failure.code(), headers, body(failure));
  }

  /** A failure for which Kubernetes has no reason of its own: only HTTP's code says what it is. */
  static ApiException plain(int code, String message) {
    return ApiException.fromStatus(
        Status.builder().status("Failure").message(message).code(code).build());
  }

  private static byte[] body(ApiException failure) {
    JsonWriter out = new JsonWriter(512);
    TypeDescriptor.of(Status.class).writeJson(out, failure.status());
    return out.toLine();
  }
}
