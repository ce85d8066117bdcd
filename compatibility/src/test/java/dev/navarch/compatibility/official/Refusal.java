package dev.navarch.compatibility.official;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.models.V1Status;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * What the server said when it refused a request.
 *
 * @param code the code of the answer
 * @param status its body
 */
record Refusal(int code, V1Status status) {
  /** Makes the request, which must be refused with a status that has the code of the answer. */
  static Refusal of(ThrowingCallable request) {
    ApiException failure = catchThrowableOfType(ApiException.class, request);
    assertThat(failure).as("refusal").isNotNull();
    assertThat(failure.getResponseBody()).as(failure.toString()).isNotNull();
    Refusal refusal = new Refusal(failure.getCode(), parse(failure.getResponseBody()));
    assertThat(refusal.status().getCode()).isEqualTo(refusal.code());
    assertThat(refusal.status().getStatus()).isEqualTo("Failure");
    return refusal;
  }

  String reason() {
    return status.getReason();
  }

  String message() {
    return status.getMessage();
  }

  private static V1Status parse(String body) {
    try {
      return V1Status.fromJson(body);
    } catch (IOException e) {
      throw new UncheckedIOException(body, e);
    }
  }
}
