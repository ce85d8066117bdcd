package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlReaderTest {
  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String json(String yaml) {
    return new String(YamlReader.toJson(bytes(yaml), false), StandardCharsets.UTF_8);
  }

  private static void refuses(String yaml, String message) {
    assertThatThrownBy(() -> YamlReader.parse(yaml))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessage(message);
  }

  // ---- scalars

  @ParameterizedTest
  @ValueSource(strings = {"y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"})
  void wordsThatAreTrue(String text) {
    assertThat(YamlReader.parse(text)).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"})
  void wordsThatAreFalse(String text) {
    assertThat(YamlReader.parse(text)).isEqualTo(false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"~", "null", "Null", "NULL", "", "# nothing", "---", "--- ~"})
  void formsOfNull(String text) {
    assertThat(YamlReader.parse(text)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 0",
    "+12, 12",
    "1_000, 1000",
    "1__0_, 10",
    "0x1F, 31",
    "0X1f, 31",
    "-0x_1f, -31",
    "0o17, 15",
    "0O17, 15",
    "017, 15",
    "0_7, 7",
    "-017, -15",
    "08, 8",
    "0b101, 5",
    "-0b11, -3",
    "0b-1, -1",
    "1., 1",
    "1.0, 1",
    "1e3, 1000",
    "-0.0, 0",
    "5e18, 5000000000000000000",
    "1e-400, 0",
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "9007199254740993.0, 9007199254740992",
  })
  void wholeNumbers(String text, long value) {
    assertThat(YamlReader.parse(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    ".5, 0.5",
    "+.5, 0.5",
    "-1.5, -1.5",
    "1_0.2_5, 10.25",
    "1.5E-7, 1.5e-7",
    "1e21, 1e21",
    "9223372036854775808, 9.223372036854775808e18",
    "18446744073709551615, 1.8446744073709552e19",
    "12345678901234567890123, 1.2345678901234568e22",
  })
  void otherNumbers(String text, double value) {
    assertThat(YamlReader.parse(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yEs",
        "nULL",
        "oFf",
        "_1",
        "0x",
        "0b",
        "0b2",
        "0o8",
        "+",
        "=",
        "<<",
        "1e400",
        "-1e400",
        "1:30",
        "190:20:30.15",
        "2001-01-01",
        "2001-12-14t21:59:43.10-05:00",
        "0x1ffffffffffffffff",
        "1.2.3",
        "1e",
        ".",
        "..",
        ".e5",
        "12abc",
        "127.0.0.1",
        "inf",
        "nan",
        "Infinity",
        "1d",
        "0x1p3"
      })
  void whatStaysText(String text) {
    assertThat(YamlReader.parse(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "'12', 12",
        "\"true\", true",
        "!!str 12, 12",
        "!!str, ``",
        "! 12, 12",
        "!own 12, 12",
        "!!binary aGVsbG8=, hello",
        "!!timestamp 2001-01-01, 2001-01-01",
        "\"a\\tb\\u00e9\\x41\\U0001F600\", a\tbéA😀",
        "\"\\ud83d\\ude00\", 😀",
        "'it''s', it's",
      })
  void quotesAndTagsMakeTexts(String yaml, String value) {
    assertThat(YamlReader.parse(yaml)).isEqualTo(value);
  }

  @Test
  void tagsOfOtherTypesReadQuotedTexts() {
    assertThat(YamlReader.parse("[!!int \"3\", !!float 3, !!bool 'yes', !!null '']"))
        .isEqualTo(JsonTree.parse(bytes("[3,3,true,null]")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "!!int x; yaml: line 1: cannot decode !!str `x` as a !!int",
        "!!int 1.5; yaml: line 1: cannot decode !!float `1.5` as a !!int",
        "!!bool 1; yaml: line 1: cannot decode !!int `1` as a !!bool",
        "!!null x; yaml: line 1: cannot decode !!str `x` as a !!null",
        "!!timestamp 2001-02-30; yaml: line 1: cannot decode !!str `2001-02-30` as a !!timestamp",
        "!!binary a; yaml: line 1: !!binary value contains invalid base64 data",
        ".inf; yaml: line 1: json: unsupported value: +Inf",
        "-.INF; yaml: line 1: json: unsupported value: -Inf",
        ".NaN; yaml: line 1: json: unsupported value: NaN",
        "\"\\ud83d\"; yaml: line 1: found invalid Unicode character escape code",
      })
  void refusesScalarsThatAreNotWhatTheySay(String yaml, String message) {
    refuses(yaml, message);
  }

  @Test
  void jsonKeepsUnsignedNumbersExact() {
    assertThat(json("[18446744073709551615, 9223372036854775808, 1.0, 1.5, -1]"))
        .isEqualTo("[18446744073709551615,9223372036854775808,1,1.5,-1]");
  }

  // ---- collections

  @Test
  void readsBlocksAndFlows() {
    String yaml =
        """
        apiVersion: v1   # a comment
        spec:
          ports:
          - {name: http, port: 80}
          - name: "https"
            port: 443
          args: [a, "b", 'c']
          empty: {}
          none:
        text: |
          two
          lines
        folded: >-
          one
          line
        """;

    assertThat(json(yaml))
        .isEqualTo(
            "{\"apiVersion\":\"v1\",\"folded\":\"one line\",\"spec\":{\"args\":[\"a\",\"b\",\"c\"],"
                + "\"empty\":{},\"none\":null,\"ports\":[{\"name\":\"http\",\"port\":80},"
                + "{\"name\":\"https\",\"port\":443}]},\"text\":\"two\\nlines\\n\"}");
  }

  @Test
  void readsJson() {
    assertThat(YamlReader.parse("{\"a\":[1,2.5,null,true],\"b\":{\"c\":\"\\u003cd\\u003e\"}}"))
        .isEqualTo(JsonTree.parse(bytes("{\"a\":[1,2.5,null,true],\"b\":{\"c\":\"<d>\"}}")));
  }

  @Test
  void treesCannotBeChanged() {
    @Nullable Object map = YamlReader.parse("a: [1, ~]\n");
    @Nullable Object list = YamlReader.parse("[1, ~]\n");

    assertThat(map).isInstanceOf(StringMap.class);
    assertThat(list).asInstanceOf(InstanceOfAssertFactories.LIST).isUnmodifiable();
  }

  @Test
  void keysOfOtherTypesBecomeTexts() {
    assertThat(
            json(
                "{1: a, 1.5: b, yes: c, 1e10: d, 123456789.5: e, 0x10: f, 2001-01-01: g, 1e-7: h}"))
        .isEqualTo(
            "{\"1\":\"a\",\"1.2345679e+08\":\"e\",\"1.5\":\"b\",\"16\":\"f\",\"1e+10\":\"d\","
                + "\"1e-07\":\"h\",\"2001-01-01\":\"g\",\"true\":\"c\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{~: a}; yaml: line 1: unsupported map key of type: null",
        "{18446744073709551615: a}; yaml: line 1: unsupported map key of type: uint64",
        "{[a]: b}; 'yaml: line 1: invalid map key: []interface {}{\"a\"}'",
        "{{ .Values.x }}: b; 'yaml: line 1: invalid map key: map[interface {}]interface"
            + " {}{\".Values.x\":interface {}(nil)}'",
      })
  void refusesKeysThatJsonCannotHave(String yaml, String message) {
    refuses(yaml, message);
  }

  @Test
  void takesTheFirstDocumentOnly() {
    assertThat(YamlReader.parse("a: 1\n---\nb: [")).isEqualTo(StringMap.of("a", 1L));
  }

  // ---- duplicates

  @Test
  void lastOfEqualKeysWins() {
    assertThat(json("a: 1\nb: 2\na: 3\n")).isEqualTo("{\"a\":3,\"b\":2}");
  }

  @Test
  void strictReaderNamesAllKeysThatAreSetTwice() {
    String yaml = "a: 1\nb: {c: 1, c: 2}\na: 3\n1: x\n\"1\": y\n1: z\n";

    assertThatThrownBy(() -> YamlReader.toJson(bytes(yaml), true))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessage(
            """
            yaml: unmarshal errors:
              line 2: key "c" already set in map
              line 3: key "a" already set in map
              line 6: key 1 already set in map\
            """);
  }

  @Test
  void strictReaderAcceptsWhatHasNoDuplicates() {
    assertThat(YamlReader.toJson(bytes("a: {b: 1}\nb: {b: 1}\n"), true))
        .isEqualTo(bytes("{\"a\":{\"b\":1},\"b\":{\"b\":1}}"));
  }

  @Test
  void strictReaderCountsMergedKeys() {
    String yaml = "z: &z {k: 1}\no:\n  <<: *z\n  k: 2\n";

    assertThat(json(yaml)).isEqualTo("{\"o\":{\"k\":2},\"z\":{\"k\":1}}");
    assertThatThrownBy(() -> YamlReader.toJson(bytes(yaml), true))
        .hasMessage("yaml: unmarshal errors:\n  line 4: key \"k\" already set in map");
  }

  // ---- aliases and merges

  @Test
  void writesAliasesOut() {
    assertThat(json("a: &x {k: [1]}\nb: *x\nc: &x 2\nd: *x\n*x : e\n"))
        .isEqualTo("{\"2\":\"e\",\"a\":{\"k\":[1]},\"b\":{\"k\":[1]},\"c\":2,\"d\":2}");
  }

  @Test
  void mergeTakesEffectWhereItStands() {
    String base = "z: &z {k: 1, j: 2}\n";

    assertThat(json(base + "o: {<<: *z, k: 3}\n")).contains("\"o\":{\"j\":2,\"k\":3}");
    assertThat(json(base + "o: {k: 3, <<: *z}\n")).contains("\"o\":{\"j\":2,\"k\":1}");
    assertThat(json(base + "o: {<<: [*z, {k: 9, q: 1}]}\n"))
        .contains("\"o\":{\"j\":2,\"k\":1,\"q\":1}");
    assertThat(json("o: {\"<<\": {k: 1}}")).isEqualTo("{\"o\":{\"\\u003c\\u003c\":{\"k\":1}}}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<<: 1", "<<: [{a: 1}, 2]", "a: &x 1\n<<: *x"})
  void mergeWantsMaps(String yaml) {
    assertThatThrownBy(() -> YamlReader.parse(yaml))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessageMatching(
            "yaml: line [12]: map merge requires map or sequence of maps as the value");
  }

  @Test
  void refusesAliasesThatLeadNowhereOrInCircles() {
    refuses("a: 1\nb: *x\n", "yaml: line 2: unknown anchor 'x' referenced");
    refuses("a: &x\n- *x\n", "yaml: line 2: anchor 'x' value contains itself");
    refuses("&x a: &y\n  <<: *y\n", "yaml: line 2: anchor 'y' value contains itself");
  }

  @Test
  void refusesBombs() {
    StringBuilder laughs =
        new StringBuilder("a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n");
    for (int i = 1; i < 12; i++) {
      String inner = ", *a" + (i - 1);
      laughs.append("a%d: &a%d [%s]\n".formatted(i, i, inner.repeat(9).substring(2)));
    }

    assertThatThrownBy(() -> YamlReader.parse(laughs.toString()))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessageMatching("yaml: line \\d+: document contains excessive aliasing");
  }

  @Test
  void acceptsManyAliasesToSmallThings() {
    String yaml = "base: &b {cpu: 1, memory: 2}\nitems:\n" + "- *b\n".repeat(1000);

    assertThat(YamlReader.parse(yaml))
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .extractingByKey("items")
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .hasSize(1000);
  }

  // ---- limits

  @Test
  void depthIsLimited() {
    String deepest = "[".repeat(1000) + "]".repeat(1000);

    assertThat(YamlReader.parse(deepest)).isNotNull();
    refuses("\n[" + deepest + "]", "yaml: line 2: exceeded max depth of 1000");
  }

  @Test
  void depthIsLimitedThroughAliases() {
    String half = "[".repeat(600) + "%s" + "]".repeat(600);
    String yaml = "a: &a " + half.formatted("") + "\nb: " + half.formatted("*a");

    assertThatThrownBy(() -> YamlReader.parse(yaml))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessageEndingWith("exceeded max depth of 1000");
  }

  @Test
  void largeDocumentsAreFine() {
    String value = "x".repeat(5 << 20);

    assertThat(YamlReader.parse("a: " + value)).isEqualTo(StringMap.of("a", value));
  }

  @Test
  void documentsWithoutEndAreNot() {
    byte[] yaml = new byte[YamlReader.MAX_SIZE + 1];

    assertThatThrownBy(() -> YamlReader.parse(yaml))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessage("yaml: line 1: document is larger than 67108864 bytes");
  }

  // ---- bad text

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "a: 1\\nb: c: d; yaml: line 2: mapping values are not allowed in this context",
        "a:\\n\\t- b; yaml: line 2: found character that cannot start any token",
        "a: b\\n c\\nd; yaml: line 3: could not find expected ':'",
        "a: b\\n  - c: d\\n e; yaml: line 2: mapping values are not allowed in this context",
        "a:\\n  b: 1\\n c: 2; yaml: line 3: did not find expected key",
        "- a\\nb: 1; yaml: line 2: did not find expected '-' indicator",
        "a: [1, 2\\nb: 3; yaml: line 2: did not find expected ',' or ']'",
        "a: {b: 1; yaml: line 1: did not find expected ',' or '}'",
        "a: 'b; yaml: line 1: found unexpected end of stream",
        "a: \"\\z\"; yaml: line 1: found unknown escape character",
        "a: }; yaml: line 1: did not find expected node content",
        "a: b - c\\n- d; yaml: line 2: did not find expected key",
        "a: *; yaml: line 1: did not find expected alphabetic or numeric character",
      })
  void namesTheLineInKubernetesWords(String yaml, String message) {
    assertThatThrownBy(() -> YamlReader.parse(yaml.replace("\\n", "\n").replace("\\t", "\t")))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessage(message);
  }

  @Test
  void refusesControlCharacters() {
    refuses("a: 1\nb: 😀\u0001\n", "yaml: line 2: control characters are not allowed");
  }

  @Test
  void refusesBytesThatAreNoText() {
    assertThatThrownBy(() -> YamlReader.parse(new byte[] {'a', '\n', (byte) 0xC3, '('}))
        .isExactlyInstanceOf(DecodeException.class)
        .hasMessage("yaml: line 2: invalid UTF-8 octet");
  }

  @Test
  void byteOrderMarksSayTheEncoding() {
    @Nullable Object expected = StringMap.of("a", "é");

    assertThat(YamlReader.parse(bytes("\uFEFFa: é\n"))).isEqualTo(expected);
    assertThat(YamlReader.parse("\uFEFFa: é\n".getBytes(StandardCharsets.UTF_16BE)))
        .isEqualTo(expected);
    assertThat(YamlReader.parse("\uFEFFa: é\n".getBytes(StandardCharsets.UTF_16LE)))
        .isEqualTo(expected);
  }
}
