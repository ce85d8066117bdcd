package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlWriterTest {
  private static String write(@Nullable Object tree) {
    return new String(YamlWriter.write(tree), StandardCharsets.UTF_8);
  }

  private static String writeJson(String json) {
    return write(JsonTree.parse(json.getBytes(StandardCharsets.UTF_8)));
  }

  // ---- layout

  @Test
  void laysOutAsKubectlDoes() {
    String json =
        """
        {"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","labels":{},"finalizers":[]},
         "spec":{"containers":[{"name":"c","args":["-x","--y=1"],"env":[{"name":"N","value":null}]},
         {"name":"d","nested":[[1,[2]],[],{}]}]},"ok":true}
        """;

    assertThat(writeJson(json))
        .isEqualTo(
            """
            apiVersion: v1
            kind: Pod
            metadata:
              finalizers: []
              labels: {}
              name: a
            ok: true
            spec:
              containers:
              - args:
                - -x
                - --y=1
                env:
                - name: "N"
                  value: null
                name: c
              - name: d
                nested:
                - - 1
                  - - 2
                - []
                - {}
            """);
  }

  @Test
  void writesWhatStandsAlone() {
    assertThat(write(null)).isEqualTo("null\n");
    assertThat(write("text")).isEqualTo("text\n");
    assertThat(write("two\nlines")).isEqualTo("|-\n  two\n  lines\n");
    assertThat(write(List.of("a", 1L, false))).isEqualTo("- a\n- 1\n- false\n");
    assertThat(write(List.of())).isEqualTo("[]\n");
    assertThat(write(Map.of())).isEqualTo("{}\n");
  }

  @Test
  void numbersInsideKeysCount() {
    assertThat(writeJson("{\"k10\":1,\"k9\":2,\"K\":3,\"k-1\":4,\"1\":5}"))
        .isEqualTo("\"1\": 5\nK: 3\nk-1: 4\nk9: 2\nk10: 1\n");
  }

  // ---- texts

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "a b",
        "a:b",
        "a#b",
        "-a",
        "--a",
        "?a",
        ":a",
        "a-",
        "a'b",
        "a\"b",
        "1a",
        "1.2.3",
        "v1",
        "<<",
        "=",
        "a, b",
        "a]",
        "http://x:80/",
        "é 日本",
        "a\u00a0b",
        "/",
        "$x",
        "(a)",
        "a\\b",
        "_1",
        "1:99",
        "2001-02-30",
        "2001-01-01T25:00:00Z",
        "2001-01-01 10:00:00Z",
        "2001-01-01T10:00:00",
        "2001-1-1-1",
        "0x",
        "0o8",
        "1e400",
        "yEs",
        "nulL",
        ".e",
        "1__x",
        "12:60"
      })
  void plainWhereThatIsReadBack(String text) {
    assertThat(write(text)).isEqualTo(text + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        " a", "a ", "#a", "a #b", "a: b", "a:", ":", ": a", "- a", "-", "?", "? a", "---", "--- a",
        "...", "...a", ",a", "[a", "]a", "{a", "}a", "&a", "*a", "!a", "|a", ">a", "'a", "%a", "@a",
        "`a", "\"a"
      })
  void singleQuotesWhereACharacterMeansSomething(String text) {
    assertThat(write(text)).isEqualTo("'" + text.replace("'", "''") + "'\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "y",
        "N",
        "yes",
        "Off",
        "true",
        "~",
        "null",
        "NULL",
        "0",
        "12",
        "-1",
        "+1",
        "1_0",
        "017",
        "08",
        "0x1F",
        "0o7",
        "0b1",
        "1.5",
        "1.",
        ".5",
        "1e3",
        ".inf",
        "-.INF",
        ".nan",
        "1:30",
        "1:2:3.4",
        "12:5:59",
        "2001-01-01",
        "2001-1-1",
        "2001-01-01T10:00:00Z",
        "2001-01-01t1:2:3.5+24:60",
        "2001-01-01 10:00:00",
        "2001-01-01   10:00:00.5",
        "2000-02-29",
        "18446744073709551615"
      })
  void doubleQuotesWhereAnotherTypeWouldBeRead(String text) {
    assertThat(write(text)).isEqualTo("\"" + text + "\"\n");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "`a\tb`; \"a\\tb\"",
        "`\r`; \"\\r\"",
        "`\u0000\u0007\b\u000B\f\u001B`; \"\\0\\a\\b\\v\\f\\e\"",
        "`\u0001\u007F`; \"\\x01\\x7F\"",
        "`\u0085\u2028\u2029`; \"\\N\\u2028\\u2029\"",
        "`a\uFEFF`; \"a\\uFEFF\"",
        "`😀`; \"\\U0001F600\"",
        "`\u0001\"\\`; \"\\x01\\\"\\\\\"",
      })
  void escapesWhatCannotBeSeen(String text, String yaml) {
    assertThat(write(text)).isEqualTo(yaml + "\n");
  }

  @Test
  void halfOfAPairIsNoCharacter() {
    assertThat(write("a\uD83D")).isEqualTo("a\uFFFD\n");
  }

  @ParameterizedTest
  @CsvSource({
    "'a\\nb', '|-\\n  a\\n  b\\n'",
    "'a\\nb\\n', '|\\n  a\\n  b\\n'",
    "'a\\n\\n', '|+\\n  a\\n\\n'",
    "'a\\n\\nb', '|-\\n  a\\n\\n  b\\n'",
    "'\\n', '|2+\\n\\n'",
    "'\\na', '|2-\\n\\n  a\\n'",
    "' a\\nb', '|2-\\n   a\\n  b\\n'",
    "'a\\n b', '|-\\n  a\\n   b\\n'",
    "'# a\\n- b: c', '|-\\n  # a\\n  - b: c\\n'",
    "'a \\nb', '\"a \\\\nb\"\\n'",
    "'a\\nb ', '\"a\\\\nb \"\\n'",
    "'a\\n\\tb', '\"a\\\\n\\\\tb\"\\n'",
  })
  void severalLines(String text, String yaml) {
    String value = text.replace("\\n", "\n").replace("\\t", "\t");

    String expected = yaml.replace("\\\\", "\u0000").replace("\\n", "\n").replace('\u0000', '\\');
    assertThat(write(value)).isEqualTo(expected);
    assertThat(YamlReader.parse(expected)).isEqualTo(value);
  }

  @Test
  void blocksInsideCollections() {
    assertThat(writeJson("{\"a\":{\"b\":\"x\\ny\\n\",\"c\":[\"x\\ny\",\" x\\n\"]},\"d\":1}"))
        .isEqualTo(
            """
            a:
              b: |
                x
                y
              c:
              - |-
                x
                y
              - |2
                 x
            d: 1
            """);
  }

  // ---- folding

  private static final String LONG = "aaaaaaaaa ".repeat(10) + "end";

  @Test
  void longTextsAreFolded() {
    assertThat(write(Map.of("k", LONG)))
        .isEqualTo("k: " + "aaaaaaaaa ".repeat(7) + "aaaaaaaaa\n  aaaaaaaaa aaaaaaaaa end\n");
    assertThat(write(Map.of("k", LONG + ": x")))
        .isEqualTo("k: '" + "aaaaaaaaa ".repeat(7) + "aaaaaaaaa\n  aaaaaaaaa aaaaaaaaa end: x'\n");
    assertThat(write(Map.of("k", LONG + "\t")))
        .isEqualTo(
            "k: \"" + "aaaaaaaaa ".repeat(7) + "aaaaaaaaa\n  aaaaaaaaa aaaaaaaaa end\\t\"\n");
  }

  @Test
  void longTextsWithoutSpacesAreNot() {
    assertThat(write(List.of("a".repeat(200)))).isEqualTo("- " + "a".repeat(200) + "\n");
  }

  @Test
  void runsOfSpacesAreFoldedInDoubleQuotesOnly() {
    String text = "a".repeat(90) + "  b c";

    assertThat(write(text)).isEqualTo("a".repeat(90) + "  b\n  c\n");
    assertThat(write(text + "\t")).isEqualTo("\"" + "a".repeat(90) + "\n  \\ b c\\t\"\n");
  }

  // ---- keys

  @Test
  void keysAreQuotedLikeTexts() {
    assertThat(writeJson("{\"\":1,\"a b\":2,\"#\":3,\"1\":4,\"<<\":5,\"\\t\":6}"))
        .isEqualTo("\"\": 1\n\"\\t\": 6\n'#': 3\n'<<': 5\n\"1\": 4\na b: 2\n");
  }

  @Test
  void longKeysAreNotFoldedAndVeryLongOnesStandApart() {
    assertThat(write(Map.of("a ".repeat(63) + "bc", 1L))).isEqualTo("a ".repeat(63) + "bc: 1\n");
    assertThat(write(Map.of("é".repeat(65), Map.of("b", List.of(1L)))))
        .isEqualTo("? " + "é".repeat(65) + "\n: b:\n  - 1\n");
    assertThat(write(Map.of("é".repeat(65), List.of(1L, 2L))))
        .isEqualTo("? " + "é".repeat(65) + "\n: - 1\n  - 2\n");
  }

  @Test
  void keysOfSeveralLinesStandApart() {
    assertThat(write(Map.of("a", Map.of("b\nc", 1L))))
        .isEqualTo("a:\n  ? |-\n    b\n    c\n  : 1\n");
  }

  // ---- numbers

  @ParameterizedTest
  @CsvSource({
    "1.5, 1.5",
    "-0.25, -0.25",
    "1, 1",
    "-0.0, 0",
    "1e20, 1e+20",
    "1e19, 10000000000000000000",
    "9.223372036854775807e18, 9223372036854776000",
    "-9.223372036854775807e18, -9.223372036854776e+18",
    "1e21, 1e+21",
    "1234567.5, 1.2345675e+06",
    "123456.5, 123456.5",
    "0.0001, 0.0001",
    "0.00001, 1e-05",
    "1.5e-300, 1.5e-300",
  })
  void floats(double value, String yaml) {
    assertThat(write(value)).isEqualTo(yaml + "\n");
  }

  @Test
  void wholeNumbers() {
    assertThat(write(List.of(Long.MIN_VALUE, 7))).isEqualTo("- -9223372036854775808\n- 7\n");
  }

  @Test
  void refusesWhatIsNotJson() {
    assertThatThrownBy(() -> YamlWriter.write(Optional.empty()))
        .isExactlyInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> YamlWriter.write(Map.of(1, 2)))
        .isExactlyInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> YamlWriter.write(Double.NaN))
        .isExactlyInstanceOf(IllegalArgumentException.class);
  }
}
