package dev.navarch.apimachinery.serializer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MediaTypeTest {
  @Test
  void typeSubtypeAndParametersAreRead() {
    MediaType type = MediaType.parse(" Application/JSON ; As=Table;g=meta.k8s.io ; V=v1;flag ");

    assertThat(type.essence()).isEqualTo("application/json");
    assertThat(type.parameters())
        .containsExactly(
            Map.entry("as", "Table"), Map.entry("g", "meta.k8s.io"), Map.entry("v", "v1"));
    assertThat(type.quality()).isEqualTo(1);
  }

  @Test
  void quotesProtectSeparators() {
    MediaType type = MediaType.parse("a/b;x=\"1;2,\\\"3\\\"\";y=2");

    assertThat(type.parameters()).containsExactly(Map.entry("x", "1;2,\"3\""), Map.entry("y", "2"));
    assertThat(MediaType.parseAccept("a/b;x=\"1,2\", c/d"))
        .extracting(MediaType::essence)
        .containsExactly("a/b", "c/d");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "json", "/json", "application/", "a/b/c", ";q=1", "*"})
  void whatIsNoMediaTypeIsRefused(String text) {
    assertThatThrownBy(() -> MediaType.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("mime: no media type: ");
  }

  @Test
  void theBestQualityComesFirstThenThePreciseThenTheFirst() {
    assertThat(
            MediaType.parseAccept(
                "*/*, text/*, application/json;q=0.5, application/yaml, text/plain;q=0.9"))
        .extracting(MediaType::essence)
        .containsExactly("application/yaml", "text/*", "*/*", "text/plain", "application/json");
    assertThat(MediaType.parseAccept("a/b, c/d"))
        .extracting(MediaType::essence)
        .containsExactly("a/b", "c/d");
  }

  @Test
  void whatIsNotWantedAndWhatIsNoneIsLeftOut() {
    assertThat(MediaType.parseAccept("a/b;q=0, nonsense, ,c/d;q=0.1"))
        .extracting(MediaType::essence)
        .containsExactly("c/d");
    assertThat(MediaType.parseAccept("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "2", "-1", "NaN", ""})
  void aQualityThatIsNoneCountsAsOne(String quality) {
    assertThat(MediaType.parse("a/b;q=" + quality).quality()).isEqualTo(1);
  }

  @Test
  void rangesIncludeTypes() {
    assertThat(MediaType.parse("*/*").includes("application/json")).isTrue();
    assertThat(MediaType.parse("application/*").includes("application/json")).isTrue();
    assertThat(MediaType.parse("application/*").includes("text/plain")).isFalse();
    assertThat(MediaType.parse("application/json").includes("application/yaml")).isFalse();
  }
}
