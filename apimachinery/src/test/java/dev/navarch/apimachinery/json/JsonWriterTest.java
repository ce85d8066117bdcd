package dev.navarch.apimachinery.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirementDescriptor;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Go's encoder writes, to the byte. */
class JsonWriterTest {
  private static String written(Consumer<JsonWriter> write) {
    JsonWriter out = new JsonWriter(1);
    write.accept(out);
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }

  private static String string(String text) {
    return written(out -> out.string(text));
  }

  @Test
  void charactersThatMeanSomethingInHtmlAreEscaped() {
    assertThat(string("<a href=\"x\">&</a>"))
        .isEqualTo("\"\\u003ca href=\\\"x\\\"\\u003e\\u0026\\u003c/a\\u003e\"");
  }

  @Test
  void lineAndParagraphSeparatorsAreEscaped() {
    assertThat(string("a\u2028b\u2029c\u202A")).isEqualTo("\"a\\u2028b\\u2029c\u202A\"");
  }

  @Test
  void controlCharactersHaveShortFormsWhereGoHasThem() {
    assertThat(string("\b\f\n\r\t")).isEqualTo("\"\\b\\f\\n\\r\\t\"");
    assertThat(string("\0\u0001\u000B\u001F")).isEqualTo("\"\\u0000\\u0001\\u000b\\u001f\"");
    assertThat(string("\\/'\u007F")).isEqualTo("\"\\\\/'\u007F\"");
  }

  @Test
  void otherCharactersStandAsTheyAre() {
    assertThat(string("é€漢\uD83D\uDE80")).isEqualTo("\"é€漢\uD83D\uDE80\"");
  }

  @ParameterizedTest
  @CsvSource({"x, x", "é, é", "漢, 漢", "\u4161, \u4161", "<, \\u003c", "&, \\u0026"})
  void oneCharacterInALongTextIsWrittenAsInAShortOne(String character, String form) {
    String rest = "plain text ".repeat(50);

    assertThat(string(rest + character)).isEqualTo("\"" + rest + form + "\"");
    assertThat(string(character + rest)).isEqualTo("\"" + form + rest + "\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uD83D", "\uDE80", "\uDE80\uD83D", "\uD83Dx", "x\uDE80y"})
  void halfOfASurrogatePairIsReplaced(String text) {
    String whole = text.replace('\uD83D', '\uFFFD').replace('\uDE80', '\uFFFD');

    assertThat(string(text)).isEqualTo("\"" + whole + "\"");
  }

  @ParameterizedTest
  @CsvSource({
    "0.0, 0",
    "-0.0, -0",
    "1.0, 1",
    "-1.5, -1.5",
    "0.1, 0.1",
    "1e-6, 0.000001",
    "9.99e-7, 9.99e-7",
    "1e-7, 1e-7",
    "-1.25e-10, -1.25e-10",
    "1e20, 100000000000000000000",
    "999999999999999900000, 999999999999999900000",
    "1e21, 1e+21",
    "-1.5e22, -1.5e+22",
    "1e23, 1e+23",
    "123456789.125, 123456789.125",
    "9007199254740993, 9007199254740992",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "4.9e-324, 5e-324",
    "1e-323, 1e-323",
    "100, 100"
  })
  void floatsHaveGosForm(double value, String form) {
    assertThat(written(out -> out.float64(value))).isEqualTo(form);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void whatJsonCannotHoldIsRefused(double value) {
    assertThatThrownBy(() -> written(out -> out.float64(value)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("json: unsupported value: ");
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 9, 10, -1, 99, 100, -12345, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE})
  void wholeNumbersAreWrittenOut(long value) {
    assertThat(written(out -> out.int64(value))).isEqualTo(Long.toString(value));
  }

  @Test
  void everyIntegerOfFewDigitsIsRight() {
    for (int i = -1100; i <= 1100; i++) {
      int value = i;
      assertThat(written(out -> out.int32(value))).isEqualTo(Integer.toString(i));
    }
  }

  @Test
  void valuesHaveTheirTextForms() {
    assertThat(written(out -> out.bool(true))).isEqualTo("true");
    assertThat(written(out -> out.bytes(Bytes.ofUtf8("hi")))).isEqualTo("\"aGk=\"");
    assertThat(written(out -> out.bytes(Bytes.EMPTY))).isEqualTo("\"\"");
    assertThat(written(out -> out.bytes(Bytes.NONE))).isEqualTo("null");
    assertThat(written(out -> out.quantity(Quantity.parse("0.5")))).isEqualTo("\"500m\"");
    assertThat(written(out -> out.intOrString(IntOrString.of(-8)))).isEqualTo("-8");
    assertThat(written(out -> out.intOrString(IntOrString.of("8<")))).isEqualTo("\"8\\u003c\"");
    assertThat(written(out -> out.time(Time.ofEpochSecond(0))))
        .isEqualTo("\"1970-01-01T00:00:00Z\"");
    assertThat(written(out -> out.time(Time.ZERO))).isEqualTo("null");
    assertThat(written(out -> out.microTime(MicroTime.ofEpochMicro(1))))
        .isEqualTo("\"1970-01-01T00:00:00.000001Z\"");
    assertThat(written(out -> out.microTime(MicroTime.ZERO))).isEqualTo("null");
    assertThat(written(out -> out.duration(Duration.ofNanos(1500)))).isEqualTo("\"1.5µs\"");
  }

  @Test
  void jsonThatIsKeptAsTextIsEscapedToo() {
    RawJson raw = new RawJson(Bytes.ofUtf8("{\"a\":\"<b>&\u2028\u2029\u2027é\"}"));

    assertThat(written(out -> out.rawJson(raw)))
        .isEqualTo("{\"a\":\"\\u003cb\\u003e\\u0026\\u2028\\u2029\u2027é\"}");
    assertThat(written(out -> out.rawJson(RawJson.EMPTY))).isEqualTo("null");
  }

  @Test
  void manyEscapesInKeptJsonFindRoom() {
    RawJson raw = new RawJson(Bytes.ofUtf8("\"" + "<".repeat(5000) + "\""));

    assertThat(written(out -> out.rawJson(raw))).isEqualTo("\"" + "\\u003c".repeat(5000) + "\"");
  }

  @Test
  void absentCollectionsAreNullAndEmptyOnesAreNot() {
    assertThat(written(out -> out.stringList(Absent.list()))).isEqualTo("null");
    assertThat(written(out -> out.stringList(List.of()))).isEqualTo("[]");
    assertThat(written(out -> out.stringMap(Absent.map()))).isEqualTo("null");
    assertThat(written(out -> out.stringMap(Map.of()))).isEqualTo("{}");
    assertThat(written(out -> out.list(Absent.list(), JsonScalar.INT32))).isEqualTo("null");
    assertThat(written(out -> out.map(Absent.map(), JsonScalar.INT32))).isEqualTo("null");
  }

  @Test
  void keysOfMapsAreInTheOrderOfTheirBytes() {
    Map<String, String> map =
        Map.of("b", "1", "a<", "2", "\uFF5E", "3", "\uD83D\uDE80", "4", "", "5");

    assertThat(written(out -> out.stringMap(map)))
        .isEqualTo(
            "{\"\":\"5\",\"a\\u003c\":\"2\",\"b\":\"1\",\"\uFF5E\":\"3\",\"\uD83D\uDE80\":\"4\"}");
  }

  @Test
  void nestedValuesAreSeparatedByCommas() {
    LabelSelectorRequirement requirement =
        LabelSelectorRequirement.builder()
            .key("k")
            .operator("In")
            .values(List.of("a", "b"))
            .build();

    String json =
        written(out -> {
          out.beginObject();
          out.name(JsonWriter.encodeName("a&b"));
          out.list(List.of(requirement, requirement), LabelSelectorRequirementDescriptor.INSTANCE);
          out.key("m");
          out.stringListMap(Map.of("x", List.of(), "y", List.of(",")));
          out.key("n");
          out.nullValue();
          out.endObject();
        });

    String item = "{\"key\":\"k\",\"operator\":\"In\",\"values\":[\"a\",\"b\"]}";
    assertThat(json)
        .isEqualTo(
            "{\"a\\u0026b\":[%s,%s],\"m\":{\"x\":[],\"y\":[\",\"]},\"n\":null}"
                .formatted(item, item));
  }

  @Test
  void aLineEndsWithALineBreak() {
    JsonWriter out = new JsonWriter();
    out.beginArray();
    out.endArray();

    assertThat(out.toLine()).asString(StandardCharsets.UTF_8).isEqualTo("[]\n");
    assertThat(out.toByteArray()).asString(StandardCharsets.UTF_8).isEqualTo("[]");
  }

  @Test
  void aTreeMayHoldOnlyJsonValues() {
    assertThat(written(out -> out.tree(List.of(1L, 2, 2.5, "x", true, Map.of()))))
        .isEqualTo("[1,2,2.5,\"x\",true,{}]");
    assertThatThrownBy(() -> written(out -> out.tree(new Object())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("not a JSON value");
  }

  @Test
  void indentedTextIsGosToo() {
    byte[] text =
        JsonTree.toIndentedBytes(
            JsonTree.parse("{\"b\":[],\"a\":[1,{}]}".getBytes(StandardCharsets.UTF_8)), "    ");

    assertThat(text)
        .asString(StandardCharsets.UTF_8)
        .isEqualTo(
            """
            {
                "a": [
                    1,
                    {}
                ],
                "b": []
            }
            """);
  }
}
