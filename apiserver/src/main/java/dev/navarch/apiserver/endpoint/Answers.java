package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusDetails;

/** Failures that come from HTTP itself, and so have nothing to tell of an object. */
public final class Answers {
  private Answers() {}

  /** A failure whose details are there and empty. */
  public static ApiException bare(int code, String reason, String message) {
    return ApiException.fromStatus(
        Status.builder()
            .status("Failure")
            .message(message)
            .reason(reason)
            .details(StatusDetails.builder().build())
            .code(code)
            .build());
  }
}
