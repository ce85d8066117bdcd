package dev.navarch.apimachinery.serializer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.runtime.Scheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NegotiationTest {
  private static final List<Serializer> SERIALIZERS =
      new CodecFactory(Scheme.builder("test").build()).serializers();

  private static String answer(String accept) {
    return Negotiation.forResponse(accept, SERIALIZERS, (range, serializer) -> true)
        .map(negotiation -> negotiation.serializer().mediaType())
        .orElse("406");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | application/json",
        "' ' | application/json",
        "*/* | application/json",
        "application/* | application/json",
        "application/yaml | application/yaml",
        "application/vnd.kubernetes.protobuf | application/vnd.kubernetes.protobuf",
        "application/vnd.kubernetes.protobuf,application/json |"
            + " application/vnd.kubernetes.protobuf",
        "application/json;q=0.5,application/yaml;q=0.8 | application/yaml",
        "text/html,application/xhtml+xml,*/*;q=0.8 | application/json",
        "text/plain | 406",
        "text/* | 406",
        "nonsense | 406",
        "application/json;q=0 | 406"
      })
  void theFirstRangeThatCanBeServedIsTaken(String accept, String mediaType) {
    assertThat(answer(accept)).isEqualTo(mediaType);
  }

  @Test
  void aRangeThatCannotBeServedIsPassedOverAndTheChosenOneKept() {
    String accept = "application/json;as=Table;v=v2;g=meta.k8s.io,application/json;as=Table;v=v1";

    Negotiation chosen =
        Negotiation.forResponse(
                accept,
                SERIALIZERS,
                (range, serializer) -> range.parameters().getOrDefault("v", "v1").equals("v1"))
            .orElseThrow();

    assertThat(chosen.mediaType().parameters()).containsEntry("v", "v1").doesNotContainKey("g");
  }

  @Test
  void aSerializerThatCannotServeARangeGivesWayToTheNext() {
    Negotiation chosen =
        Negotiation.forResponse(
                "*/*",
                SERIALIZERS,
                (range, serializer) -> !serializer.mediaType().equals(MediaTypes.JSON))
            .orElseThrow();

    assertThat(chosen.serializer().mediaType()).isEqualTo(MediaTypes.YAML);
  }

  @ParameterizedTest
  @CsvSource({
    "'', application/json",
    "application/json, application/json",
    "APPLICATION/JSON; charset=utf-8, application/json",
    "application/yaml, application/yaml",
    "application/vnd.kubernetes.protobuf, application/vnd.kubernetes.protobuf"
  })
  void aBodyIsReadAsWhatItSaysItIs(String contentType, String mediaType) {
    assertThat(Negotiation.forRequest(contentType, SERIALIZERS))
        .hasValueSatisfying(serializer -> assertThat(serializer.mediaType()).isEqualTo(mediaType));
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/plain", "nonsense", "application/*", "*/*", "application/json/x"})
  void aBodyThatNobodyReadsIsRefused(String contentType) {
    assertThat(Negotiation.forRequest(contentType, SERIALIZERS)).isEmpty();
  }
}
