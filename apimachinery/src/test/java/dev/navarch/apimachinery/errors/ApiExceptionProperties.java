package dev.navarch.apimachinery.errors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupResource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;

class ApiExceptionProperties {

  @Property
  void everyReasonAndItsCodeSurviveTheWire(@ForAll StatusReason reason, @ForAll String message) {
    Status sent =
        Status.builder()
            .typeMeta(new TypeMeta("Status", "v1"))
            .status("Failure")
            .reason(reason.wireName())
            .message(message)
            .code(reason.code())
            .build();

    ApiException received = ApiException.fromStatus(StatusJson.read(StatusJson.write(sent)));

    assertThat(StatusReason.parse(received.status().reason())).isSameAs(reason);
    assertThat(received.code()).isEqualTo(reason.code());
    assertThat(StatusReason.forCode(received.code()).code()).isEqualTo(reason.code());
    if (reason != StatusReason.UNKNOWN) {
      assertThat(received.reason()).isSameAs(reason);
    }
  }

  @Property
  void aBareAnswerKeepsItsCodeAndGetsAReasonThatFitsIt(
      @ForAll @IntRange(min = 400, max = 599) int code,
      @ForAll @AlphaChars String serverMessage,
      @ForAll @IntRange(min = 0, max = 60) int retryAfter) {
    ApiException error =
        ApiException.unexpectedServerResponse(
            code, "GET", new GroupResource("", "pods"), "a", serverMessage, retryAfter);

    StatusReason sent = StatusReason.parse(error.status().reason());
    assertThat(error.code()).isEqualTo(code);
    assertThat(sent)
        .matches(reason ->
            reason == StatusReason.UNKNOWN
                || reason.code() == code
                || (reason == StatusReason.INTERNAL_ERROR && code > 500));
    assertThat(error.message()).endsWith(" (get pods a)");
    assertThat(error.causes())
        .singleElement()
        .satisfies(cause -> assertThat(cause.message()).isEqualTo(serverMessage));
    assertThat(error.suggestsClientDelay().isPresent()).isEqualTo(retryAfter > 0);
  }
}
