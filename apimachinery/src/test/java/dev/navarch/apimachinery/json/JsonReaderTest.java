package dev.navarch.apimachinery.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatObject;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.LabelSelectorDescriptor;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaDescriptor;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ObjectAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
  private static final String METADATA =
      """
      {"name": "web", "generation": -12, "labels": {"a": "\\u00e9\\n", "b": "ü€漢🚀"},
       "creationTimestamp": "2026-03-04T05:06:07Z", "deletionGracePeriodSeconds": null,
       "ownerReferences": [{"name": "x", "controller": true}, {"uid": "1"}], "unknown": [1.5e3, {}],
       "managedFields": [{"manager": "m", "fieldsV1": {"f:spec": {"f:a": {}}}}]}\
      """;

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static <T> T read(String json, Function<JsonReader, T> value) {
    return JsonReader.read(utf8(json), false, value);
  }

  private static <T> ObjectAssert<T> assertRead(String json, Function<JsonReader, T> value) {
    return assertThatObject(read(json, value));
  }

  private static ObjectMeta metadata(JsonReader in) {
    return in.value(ObjectMetaDescriptor.INSTANCE, ObjectMetaDescriptor.ZERO);
  }

  private static List<String> strictErrors(String json) {
    return JsonReader.read(
        utf8(json),
        true,
        in -> {
          in.value(LabelSelectorDescriptor.INSTANCE, LabelSelectorDescriptor.ZERO);
          return in.strictErrors();
        });
  }

  /** Every kind of value that can be read. */
  static Stream<Function<JsonReader, Object>> values() {
    return Stream.of(
        JsonReader::string,
        JsonReader::bool,
        JsonReader::int32,
        JsonReader::int64,
        JsonReader::float64,
        JsonReader::bytes,
        JsonReader::quantity,
        JsonReader::intOrString,
        JsonReader::time,
        JsonReader::microTime,
        JsonReader::duration,
        JsonReader::rawExtension,
        JsonReader::fieldsV1,
        JsonReader::rawJson,
        JsonReader::stringList,
        JsonReader::stringMap,
        JsonReader::stringListMap,
        in -> in.list(JsonScalar.INT32),
        in -> in.map(JsonScalar.QUANTITY),
        JsonReaderTest::metadata);
  }

  // ---- scalars

  @Test
  void nullReadsAsTheZeroValue() {
    assertRead("null", JsonReader::string).isEqualTo("");
    assertRead("null", JsonReader::bool).isEqualTo(false);
    assertRead("null", JsonReader::int32).isEqualTo(0);
    assertRead("null", JsonReader::int64).isEqualTo(0L);
    assertRead("null", JsonReader::float64).isEqualTo(0.0);
    assertRead("null", JsonReader::bytes).isSameAs(Bytes.NONE);
    assertRead("null", JsonReader::quantity).isEqualTo(Quantity.ZERO);
    assertRead("null", JsonReader::intOrString).isEqualTo(IntOrString.ZERO);
    assertRead("null", JsonReader::time).isEqualTo(Time.ZERO);
    assertRead("null", JsonReader::microTime).isEqualTo(MicroTime.ZERO);
    assertRead("null", JsonReader::duration).isEqualTo(Duration.ZERO);
    assertRead("null", JsonReader::rawJson).isEqualTo(RawJson.EMPTY);
    assertThat(Absent.is(read("null", JsonReader::stringList))).isTrue();
    assertThat(Absent.is(read("null", JsonReader::stringMap))).isTrue();
    assertRead("null", JsonReaderTest::metadata).isEqualTo(ObjectMetaDescriptor.ZERO);
  }

  @Test
  void nullReadsAsAbsentWhereAFieldMayBe() {
    assertRead("[null]", in -> in.list(JsonScalar.INT32)).isEqualTo(List.of(0));
    assertRead("[null]", JsonReader::stringList).isEqualTo(List.of(""));
    assertRead("{\"k\":null}", JsonReader::stringMap).isEqualTo(Map.of("k", ""));
    assertRead("{\"deletionGracePeriodSeconds\":null}", JsonReaderTest::metadata)
        .isEqualTo(ObjectMetaDescriptor.ZERO);
  }

  @Test
  void emptyCollectionsAreNotAbsent() {
    assertThat(Absent.is(read("[]", JsonReader::stringList))).isFalse();
    assertThat(Absent.is(read("{}", JsonReader::stringMap))).isFalse();
  }

  @Test
  void numbersReachTheirLimits() {
    assertRead("2147483647", JsonReader::int32).isEqualTo(Integer.MAX_VALUE);
    assertRead("-2147483648", JsonReader::int32).isEqualTo(Integer.MIN_VALUE);
    assertRead("9223372036854775807", JsonReader::int64).isEqualTo(Long.MAX_VALUE);
    assertRead("-9223372036854775808", JsonReader::int64).isEqualTo(Long.MIN_VALUE);
    assertRead("1.7976931348623157e308", JsonReader::float64).isEqualTo(Double.MAX_VALUE);
    assertRead("-0", JsonReader::float64).isEqualTo(-0.0);
    assertRead("1e-400", JsonReader::float64).isEqualTo(0.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2147483648", "-2147483649", "9223372036854775808", "1.0", "1e2"})
  void aNumberThatDoesNotFitIsNamed(String number) {
    assertThatThrownBy(() -> read("[" + number + "]", in -> in.list(JsonScalar.INT32)))
        .isInstanceOfSatisfying(
            JsonTypeException.class, e -> assertThat(e.found()).isEqualTo("number " + number));
  }

  @Test
  void aNumberBeyondAllBoundsIsShortened() {
    String number = "9".repeat(900);

    assertThatThrownBy(() -> read(number, JsonReader::int64))
        .isInstanceOfSatisfying(
            JsonTypeException.class,
            e -> assertThat(e.found()).isEqualTo("number " + "9".repeat(40) + "..."));
    assertThatThrownBy(() -> read("1e999", JsonReader::float64))
        .isInstanceOfSatisfying(
            JsonTypeException.class, e -> assertThat(e.found()).isEqualTo("number 1e999"));
    assertThatThrownBy(() -> read("9".repeat(1_000_000), JsonReader::tree))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("exceeds the maximum allowed")
        .hasMessageNotContaining("StreamReadConstraints");
  }

  @ParameterizedTest
  @ValueSource(strings = {"01", "+1", ".5", "1.", "1e", "NaN", "Infinity", "0x10", "1_000", "-"})
  void whatIsNoJsonNumberIsRefused(String number) {
    assertThatThrownBy(() -> read("[" + number + "]", JsonReader::tree))
        .isInstanceOf(DecodeException.class);
  }

  @Test
  void textsAreUnescaped() {
    assertRead("\"\\u00e9\\/\\\"\\\\\\b\\f\\n\\r\\t\\ud83d\\ude80\"", JsonReader::string)
        .isEqualTo("é/\"\\\b\f\n\r\t\uD83D\uDE80");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\n\"", "\"\\x\"", "\"\\u12\"", "'a'", "\"\0\"", "\"a"})
  void whatIsNoJsonTextIsRefused(String text) {
    assertThatThrownBy(() -> read(text, JsonReader::string)).isInstanceOf(DecodeException.class);
  }

  @Test
  void quantitiesAreTextsOrNumbers() {
    assertRead("\"1500m\"", JsonReader::quantity).hasToString("1500m");
    assertRead("1.5", JsonReader::quantity).hasToString("1500m");
    assertRead("2", JsonReader::quantity).hasToString("2");
    assertThatThrownBy(() -> read("{\"cpu\":\"1x\"}", in -> in.map(JsonScalar.QUANTITY)))
        .isInstanceOf(DecodeException.class)
        .hasMessageEndingWith("(at cpu)");
  }

  @Test
  void numberOrTextKeepsWhichItIs() {
    assertRead("80", JsonReader::intOrString).isEqualTo(IntOrString.of(80));
    assertRead("\"80\"", JsonReader::intOrString).isEqualTo(IntOrString.of("80"));
  }

  @Test
  void bytesAreBase64() {
    assertRead("\"aGk=\"", JsonReader::bytes).isEqualTo(Bytes.ofUtf8("hi"));
    assertThatThrownBy(() -> read("\"***\"", JsonReader::bytes))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("illegal base64 data at input byte 0");
  }

  @Test
  void timesThatAreNoneAreDecodeErrors() {
    assertThatThrownBy(() -> read("\"yesterday\"", JsonReader::time))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("parsing time \"yesterday\"");
    assertThatThrownBy(() -> read("\"1x\"", JsonReader::duration))
        .isInstanceOf(DecodeException.class);
  }

  // ---- values that stay text

  @ParameterizedTest
  @ValueSource(strings = {"12", "-1.50e+3", "\"a b\\\" \\\\\"", "true", "[1,{\"a\":[]}]", "{}"})
  void anyValueIsKeptWithoutWhiteSpace(String value) {
    byte[] padded = utf8("xx[ " + value.replace(",", " , ") + " , 7 ]yy");

    List<RawJson> items =
        JsonReader.read(padded, 2, padded.length - 4, false, in -> in.list(JsonScalar.RAW_JSON));

    assertThat(items).extracting(item -> item.raw().utf8()).containsExactly(value, "7");
  }

  // ---- documents

  @Test
  void aDocumentIsRead() {
    ObjectMeta metadata = read(METADATA, JsonReaderTest::metadata);

    assertThat(metadata.name()).isEqualTo("web");
    assertThat(metadata.generation()).isEqualTo(-12);
    assertThat(metadata.labels())
        .containsExactly(Map.entry("a", "é\n"), Map.entry("b", "ü€漢\uD83D\uDE80"));
    assertThat(metadata.ownerReferences())
        .extracting(owner -> owner.name() + owner.uid())
        .containsExactly("x", "1");
  }

  @Test
  void aDocumentCutAnywhereIsADecodeError() {
    byte[] whole = utf8(METADATA);
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);

      assertThatThrownBy(() -> JsonReader.read(cut, true, JsonReaderTest::metadata))
          .as("the first %d bytes", length)
          .isInstanceOf(DecodeException.class);
      assertThatThrownBy(() -> JsonTree.parse(cut))
          .as("the first %d bytes", length)
          .isInstanceOf(DecodeException.class);
    }
  }

  @ParameterizedTest
  @MethodSource("values")
  void anEmptyDocumentIsADecodeErrorForEveryKindOfValue(Function<JsonReader, Object> value) {
    assertThatThrownBy(() -> read(" ", value))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("unexpected end of JSON input");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{} x", "{}{}", "{}]", "{},", "{} 1"})
  void nothingMayFollow(String json) {
    assertThatThrownBy(() -> read(json, JsonReaderTest::metadata))
        .isInstanceOf(DecodeException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"name\":\"a\",}", "{,}", "{name:1}", "{\"name\" 1}", "[1,]", "{]"})
  void whatIsNoJsonIsRefused(String json) {
    assertThatThrownBy(() -> read(json, JsonReader::tree)).isInstanceOf(DecodeException.class);
  }

  @Test
  void bytesThatAreNoUtf8AreRefused() {
    byte[] json = utf8("{\"name\":\"?\"}");
    for (int bad : new int[] {0xFF, 0xC3, 0xE2, 0xF0, 0x80}) {
      json[9] = (byte) bad;

      assertThatThrownBy(() -> JsonReader.read(json, false, JsonReaderTest::metadata))
          .as("%x", bad)
          .isInstanceOf(DecodeException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-16", "UTF-32LE", "UTF-32BE"})
  void otherEncodingsThanUtf8AreRefused(String charset) {
    byte[] json = "{\"x\":[1,2]}".getBytes(Charset.forName(charset));

    assertThatThrownBy(() -> JsonTree.parse(json)).isInstanceOf(DecodeException.class);
    assertThatThrownBy(() -> JsonReader.read(json, false, JsonReader::rawJson))
        .isInstanceOf(DecodeException.class);
  }

  @Test
  void nestingHasALimit() {
    int limit = JsonReader.MAX_DEPTH;

    assertThat(JsonTree.parse(nested(limit))).isInstanceOf(List.class);
    assertThatThrownBy(() -> JsonTree.parse(nested(limit + 1)))
        .isInstanceOf(DecodeException.class)
        .hasMessage("json: Document nesting depth (1001) exceeds the maximum allowed (1000)");
    assertThatThrownBy(() -> read(METADATA.replace("{}", "[".repeat(limit)), JsonReader::rawJson))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("nesting depth");
  }

  @Test
  void nestingOfRecordsHasALowerLimit() {
    int limit = JsonReader.MAX_RECORD_DEPTH;
    Function<JsonReader, Integer> depth = in -> in.value(DEEP, 0);

    assertThat(JsonReader.read(nestedObjects(limit), false, depth)).isEqualTo(limit);
    assertThatThrownBy(() -> JsonReader.read(nestedObjects(limit + 1), false, depth))
        .isInstanceOf(DecodeException.class)
        .hasMessage("json: exceeded max depth of 100");
    assertThat(JsonTree.parse(nestedObjects(JsonReader.MAX_DEPTH))).isInstanceOf(Map.class);
  }

  /** A record that contains itself, as some schemas do. */
  private static final JsonCodec<Integer> DEEP =
      new JsonCodec<>() {
        private final FieldNames names = FieldNames.of("x");

        @Override
        public Integer readJson(JsonReader in) {
          int depth = 0;
          for (int field; (field = in.nextField(names)) != -1; ) {
            depth = in.value(this, 0);
          }
          return depth + 1;
        }

        @Override
        public void writeJson(JsonWriter out, Integer value) {
          throw new UnsupportedOperationException();
        }
      };

  private static byte[] nestedObjects(int depth) {
    return utf8("{\"x\":".repeat(depth - 1) + "{}" + "}".repeat(depth - 1));
  }

  @Test
  void theDeepestDocumentFitsASmallStack() throws Exception {
    int[] depth = new int[1];
    Runnable work =
        () -> {
          Object tree = JsonTree.parse(nested(JsonReader.MAX_DEPTH));
          byte[] written = JsonTree.toBytes(JsonTree.copyOf(tree));
          depth[0] = written.length / 2;
        };

    Thread small = new Thread(null, work, "small stack", 512 * 1024);
    small.start();
    small.join();

    assertThat(depth[0]).isEqualTo(JsonReader.MAX_DEPTH);
  }

  private static byte[] nested(int depth) {
    return utf8("[".repeat(depth) + "]".repeat(depth));
  }

  @Test
  void onlyTheBeginningIsReadWhenPeeking() {
    boolean object = JsonReader.peek(utf8("{\"a\": broken"), JsonReader::object);

    assertThat(object).isTrue();
  }

  // ---- wrong types

  @Test
  void aValueOfTheWrongTypeIsNamedByItsPath() {
    String json = "{\"ownerReferences\":[{},{\"controller\":\"yes\"}]}";

    assertThatThrownBy(() -> read(json, JsonReaderTest::metadata))
        .isInstanceOfSatisfying(
            JsonTypeException.class,
            e -> {
              assertThat(e.found()).isEqualTo("string");
              assertThat(e.path()).containsExactly("ownerReferences", "controller");
            });
  }

  @Test
  void everyKindOfWrongValueHasAName() {
    Map<String, String> names =
        Map.of(
            "{}", "object", "[]", "array", "\"x\"", "string", "true", "bool", "1.5", "number 1.5");

    names.forEach((json, name) ->
        assertThatThrownBy(() -> read("[" + json + "]", in -> in.list(JsonScalar.INT32)))
            .isInstanceOfSatisfying(
                JsonTypeException.class, e -> assertThat(e.found()).isEqualTo(name)));
    assertThatThrownBy(() -> read("7", JsonReader::bool))
        .isInstanceOfSatisfying(
            JsonTypeException.class, e -> assertThat(e.found()).isEqualTo("number"));
  }

  // ---- strict reading

  @Test
  void aStrictReaderNamesUnknownAndDuplicateFieldsInTheOrderOfTheDocument() {
    List<String> errors =
        strictErrors(
            """
            {"matchLabels": {"a": "1", "b.c/d": "2", "a": "3"},
             "MatchLabels": {},
             "matchExpressions": [{"key": "k", "bogus": {"x": 1}}, {"key": "k", "key": "l"}],
             "extra": 0, "extra": 1,
             "matchLabels": {}}\
            """);

    assertThat(errors)
        .containsExactly(
            "duplicate field \"matchLabels.a\"",
            "unknown field \"MatchLabels\"",
            "unknown field \"matchExpressions[0].bogus\"",
            "duplicate field \"matchExpressions[1].key\"",
            "unknown field \"extra\"",
            "duplicate field \"matchLabels\"");
  }

  @Test
  void aLenientReaderTakesTheLastOfDuplicates() {
    String json = "{\"name\":\"a\",\"name\":\"b\",\"labels\":{\"k\":\"1\",\"k\":\"2\"}}";

    ObjectMeta metadata = read(json, JsonReaderTest::metadata);

    assertThat(metadata.name()).isEqualTo("b");
    assertThat(metadata.labels()).containsExactly(Map.entry("k", "2"));
  }

  @Test
  void findingsAreNotCollectedWithoutEnd() {
    String many =
        IntStream.range(0, 500)
            .mapToObj(i -> "\"x" + i + "\":0")
            .collect(Collectors.joining(",", "{", "}"));

    assertThat(strictErrors(many)).hasSize(100).startsWith("unknown field \"x0\"");
  }
}
