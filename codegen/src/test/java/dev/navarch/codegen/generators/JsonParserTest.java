package dev.navarch.codegen.generators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonParserTest {
  @Test
  void readsEveryKindOfValue() {
    assertThat(JsonParser.parse(" {\"a\": [1, -2.5e1, true, false], \"b\": {}, \"c\": []} "))
        .isEqualTo(
            Map.of(
                "a",
                List.of(new BigDecimal("1"), new BigDecimal("-25"), true, false),
                "b",
                Map.of(),
                "c",
                List.of()));
    assertThat(JsonParser.parse("null")).isNull();
    assertThat(JsonParser.parse("\"a\\\"\\\\\\/\\n\\u00e9\"")).isEqualTo("a\"\\/\n\u00e9");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "TCP",
        "'a'",
        "{",
        "{a:1}",
        "{\"a\"}",
        "{\"a\":1,}",
        "[1,]",
        "[1 2]",
        "\"a",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u\uff11\uff12\uff13\uff14\"",
        "tru",
        "01",
        "1.",
        ".5",
        "-",
        "1e",
        "1e9999999999",
        "1e999999999",
        "1 2",
        "NaN",
        "\0",
        "[]\0rubbish",
        "[1\0]",
        "\"\n\""
      })
  void refusesWhatIsNotJson(String text) {
    assertThatThrownBy(() -> JsonParser.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesWhatIsNestedTooDeeply() {
    assertThatThrownBy(() -> JsonParser.parse("[".repeat(100_000)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("it is nested too deeply");
  }
}
