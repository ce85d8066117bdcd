package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlTextTest {
  @Test
  void mapsAndListsAreBlocks() {
    Map<String, Object> inner = new LinkedHashMap<>();
    inner.put("c", List.of(Map.of("d", 1), Map.of(), List.of("x", List.of("y1")), "z"));
    inner.put("e", Map.of());
    inner.put("f", List.of());
    inner.put("g", null);

    assertThat(YamlText.write(Map.of("a", inner)))
        .isEqualTo(
            """
            a:
              c:
              - d: 1
              - {}
              -
                - x
                -
                  - y1
              - z
              e: {}
              f: []
              g: null
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "Wheel",
        "v1",
        "example.com/v1",
        ".spec.size",
        "self.a <= self.b",
        "x-kubernetes-map",
        "unapproved, experimental-only",
        "a - b",
        "self != 'x' && !(a || b)",
        ".a[?(@.b==\"c\")].d",
        "it's",
        "a[0]",
        "nothing",
        "yesterday"
      })
  void plainTextsStandAsTheyAre(String text) {
    assertThat(YamlText.scalar(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "y",
        "No",
        "ON",
        "off",
        "true",
        "Null",
        "~",
        "1",
        "0x1f",
        "1e3",
        "1_000",
        "12:30",
        "2001-01-01",
        ".5",
        ".inf",
        ".NaN",
        "-",
        "- a",
        "a: b",
        "a:",
        "a #b",
        "#a",
        "&a",
        "*a",
        "!a",
        "|",
        ">",
        "%a",
        "@a",
        "`a",
        "{a",
        "[a",
        "?",
        "=",
        "<<",
        "a ",
        " a",
        "\"a\"",
        "+1",
        "a,",
        "a -",
        "ünder"
      })
  void textsThatCouldBeMisreadAreQuoted(String text) {
    assertThat(YamlText.scalar(text)).isEqualTo("'" + text + "'");
  }

  @Test
  void quotesAndWhatNobodySeesAreEscaped() {
    assertThat(YamlText.scalar("'it's'")).isEqualTo("'''it''s'''");
    assertThat(YamlText.scalar("a\n\"b\"\t\\\u0007\u00a0\u2028\ufeff"))
        .isEqualTo("\"a\\n\\\"b\\\"\\t\\\\\\u0007\\u00a0\\u2028\\ufeff\"");
    assertThat(YamlText.scalar("\n\ud83d\ude00\ud83d")).isEqualTo("\"\\n\ud83d\ude00\\ufffd\"");
  }

  @Test
  void keysAreQuotedLikeTexts() {
    assertThat(YamlText.write(Map.of("on", "a"))).isEqualTo("'on': a\n");
  }

  @Test
  void longTextsAreFolded() {
    String text = "A word: " + "another ".repeat(20) + "#end";

    String yaml = YamlText.write(Map.of("a", Map.of("b", text)));

    assertThat(yaml.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    assertThat(yaml).startsWith("a:\n  b: >-\n    A word: another another ");
    assertThat(String.join(" ", yaml.lines().skip(2).map(String::strip).toList())).isEqualTo(text);
  }

  @Test
  void longTextsThatFoldingWouldChangeAreQuoted() {
    String text = "a  b ".repeat(30);

    assertThat(YamlText.write(Map.of("a", text))).isEqualTo("a: '" + text + "'\n");
  }

  @Test
  void numbersHaveNoExponent() {
    assertThat(YamlText.write(Map.of("a", new BigDecimal("1E+3")))).isEqualTo("a: 1000\n");
    assertThat(YamlText.write(Map.of("a", new BigDecimal("2.50")))).isEqualTo("a: 2.5\n");
    assertThat(YamlText.write(Map.of("a", new BigDecimal("1E-3")))).isEqualTo("a: 0.001\n");
  }
}
