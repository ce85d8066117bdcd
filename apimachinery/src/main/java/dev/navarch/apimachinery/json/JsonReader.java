package dev.navarch.apimachinery.json;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.wire.StringPool;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.sym.PropertyNameMatcher;

/**
 * Reads one JSON document for the generated codecs.
 *
 * <p>Each value method moves to the next token and reads it. Null reads as the zero value, as in
 * Go. A value of the wrong type ends in a {@link JsonTypeException}, text that is not JSON in a
 * {@link DecodeException}. Names are case-sensitive.
 *
 * <p>A strict reader also collects what a lenient one passes over: {@link #strictErrors} names
 * every unknown and every duplicate field by its path, in Kubernetes' words.
 *
 * <p>Belongs to one thread, and to one document.
 */
public final class JsonReader implements AutoCloseable {
  /** How deep a document may nest. */
  public static final int MAX_DEPTH = 1000;

  /**
   * How deep objects may nest that are read into records. Some types contain themselves and have
   * dozens of fields: what goes through them level by level, and be it to compare two, needs
   * kilobytes of stack for each.
   */
  public static final int MAX_RECORD_DEPTH = 100;

  /** No literal and no character is longer. */
  private static final int LONGEST_WORD = 8;

  /** How many items are read at least between two steps of metered work. */
  private static final int ITEMS_PER_STEP = 512;

  private static final int UNITS_PER_ITEM = 4;

  /** How many findings a strict reader keeps. */
  private static final int MAX_STRICT_ERRORS = 100;

  /** Takes UTF-8 only: Go knows no other, and places in the text are places in the bytes. */
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(1 << 20)
                  .build())
          .build();

  private final byte[] input;
  private final int start;
  private final JsonParser parser;
  private final boolean strict;
  private @Nullable List<String> strictErrors;

  /** A stack of items of the lists and maps that are being read, innermost last. */
  private @Nullable Object[] items = new @Nullable Object[16];

  private int itemCount;

  /** How many items of collections were read since the last step. */
  private int itemsSinceStep;

  private JsonReader(byte[] input, int offset, int length, boolean strict) {
    this.input = input;
    this.start = offset;
    this.parser = FACTORY.createParser(ObjectReadContext.empty(), input, offset, length);
    this.strict = strict;
  }

  /** Reads a whole document with one function and checks that nothing follows it. */
  public static <T> T read(byte[] input, boolean strict, Function<JsonReader, T> document) {
    return read(input, 0, input.length, strict, document);
  }

  /** Reads a document that is a part of an array. */
  public static <T> T read(
      byte[] input, int offset, int length, boolean strict, Function<JsonReader, T> document) {
    try (JsonReader reader = new JsonReader(input, offset, length, strict)) {
      T value = document.apply(reader);
      if (reader.parser.nextToken() != null) {
        throw new DecodeException(
            "invalid character after top-level value at offset " + reader.offset());
      }
      return value;
    } catch (JacksonException e) {
      throw malformed(e);
    }
  }

  /**
   * How far items were read.
   *
   * @param length how many bytes they took, from the list's opening bracket on
   * @param complete whether the list's closing bracket came
   */
  public record Progress(int length, boolean complete) {}

  /**
   * Reads the items of a list of which only a part may be there, and leaves what follows unread.
   *
   * @param offset where the list's opening bracket is
   * @param items told of every item that is there to its end
   */
  public static <T> Progress readItems(
      byte[] input, int offset, int length, JsonCodec<T> codec, T zero, Consumer<T> items) {
    int end = 1;
    try (JsonReader reader = new JsonReader(input, offset, length, false)) {
      JsonParser parser = reader.parser;
      if (parser.nextToken() != JsonToken.START_ARRAY) {
        throw reader.mismatch();
      }
      for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
        T item = reader.value(token, codec, zero);
        end = reader.end();
        items.accept(item);
      }
      return new Progress(reader.end(), true);
    } catch (JacksonException e) {
      if (isCutOff(e, length)) {
        return new Progress(end, false);
      }
      throw malformed(e);
    }
  }

  private int end() {
    return (int) parser.currentLocation().getByteOffset();
  }

  /** Whether it is the end that is missing: of a character or a word, the parser says otherwise. */
  private static boolean isCutOff(JacksonException e, int length) {
    TokenStreamLocation location = e.getLocation();
    return e instanceof UnexpectedEndOfInputException
        || (location != null && location.getByteOffset() >= length - LONGEST_WORD);
  }

  /** Reads as much of a document as a function does, and leaves the rest unread. */
  public static <T> T peek(byte[] input, Function<JsonReader, T> beginning) {
    try (JsonReader reader = new JsonReader(input, 0, input.length, false)) {
      return beginning.apply(reader);
    } catch (JacksonException e) {
      throw malformed(e);
    }
  }

  private static DecodeException malformed(JacksonException e) {
    return e instanceof StreamConstraintsException
        ? new DecodeException("json: " + limit(e.getOriginalMessage()), e)
        : new DecodeException("json: " + e.getOriginalMessage() + place(e), e);
  }

  /** What was exceeded, without the setting that Jackson names. */
  private static String limit(String message) {
    return message.replaceFirst(", from `[^`]*`", "");
  }

  private static String place(JacksonException e) {
    TokenStreamLocation location = e.getLocation();
    return location == null
        ? ""
        : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
  }

  private long offset() {
    return parser.currentTokenLocation().getByteOffset();
  }

  @Override
  public void close() {
    parser.close();
  }

  /** What a strict reader found, in the order of the document; empty for a lenient one. */
  public List<String> strictErrors() {
    return strictErrors == null ? List.of() : Collections.unmodifiableList(strictErrors);
  }

  // ---- objects

  /** Moves to the next value: true at an object's opening brace, false at null. */
  public boolean object() {
    JsonToken token = parser.nextToken();
    if (token == JsonToken.START_OBJECT) {
      checkDepth();
      return true;
    }
    if (token == JsonToken.VALUE_NULL) {
      return false;
    }
    throw mismatch();
  }

  private void checkDepth() {
    if (parser.streamReadContext().getNestingDepth() > MAX_RECORD_DEPTH) {
      throw new DecodeException("json: exceeded max depth of " + MAX_RECORD_DEPTH);
    }
  }

  /**
   * Moves to the next field of an object: its number, -1 at the end, -2 for a name that is not
   * known.
   */
  public int nextField(FieldNames names) {
    int match = parser.nextNameMatch(names.matcher());
    if (match == PropertyNameMatcher.MATCH_ODD_TOKEN) {
      throw new DecodeException("json: unexpected end of JSON input at offset " + offset());
    }
    return match;
  }

  /** Notes that a field was seen, and reports it when it was seen before. */
  public long once(long seen, int field) {
    long bit = 1L << field;
    if ((seen & bit) != 0) {
      report("duplicate field");
    }
    return seen | bit;
  }

  /** Passes over the value of a field that the type does not have. */
  public void unknownField() {
    report("unknown field");
    parser.nextToken();
    parser.skipChildren();
  }

  private boolean keepsFindings() {
    return strict && (strictErrors == null || strictErrors.size() < MAX_STRICT_ERRORS);
  }

  private void report(String what) {
    if (!keepsFindings()) {
      return;
    }
    report(what, pathText(parser.streamReadContext(), null));
  }

  private void report(String what, String path) {
    if (strictErrors == null) {
      strictErrors = new ArrayList<>();
    }
    String error = what + " \"" + path + "\"";
    if (!strictErrors.contains(error)) {
      strictErrors.add(error);
    }
  }

  // ---- scalars: the public form moves to the next token, the other one reads the token it is
  // given

  /** Reads a text. */
  public String string() {
    return string(parser.nextToken());
  }

  String string(JsonToken token) {
    return token == JsonToken.VALUE_STRING ? text() : orNull(token, "");
  }

  /** Reads a text that may be absent. */
  public @Nullable String nullableString() {
    return nullableString(parser.nextToken());
  }

  private @Nullable String nullableString(JsonToken token) {
    return token == JsonToken.VALUE_NULL ? null : string(token);
  }

  private String text() {
    return StringPool.of(
        parser.getStringCharacters(), parser.getStringOffset(), parser.getStringLength());
  }

  /** Reads a truth value. */
  public boolean bool() {
    return bool(parser.nextToken());
  }

  boolean bool(JsonToken token) {
    return token == JsonToken.VALUE_TRUE
        || (token != JsonToken.VALUE_FALSE && orNull(token, Boolean.FALSE));
  }

  /** Reads a truth value that may be absent. */
  public @Nullable Boolean nullableBool() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : (Boolean) bool(token);
  }

  /** Reads a whole number of 32 bits. */
  public int int32() {
    return int32(parser.nextToken());
  }

  int int32(JsonToken token) {
    return token == JsonToken.VALUE_NUMBER_INT ? intValue() : orNull(token, 0);
  }

  /** Reads a whole number of 32 bits that may be absent. */
  public @Nullable Integer nullableInt32() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : (Integer) int32(token);
  }

  private int intValue() {
    long value = longValue();
    if (value != (int) value) {
      throw mismatch("number " + value);
    }
    return (int) value;
  }

  private long longValue() {
    if (parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
      throw mismatch("number " + shortened(parser.getString()));
    }
    return parser.getLongValue();
  }

  /** Reads a whole number of 64 bits. */
  public long int64() {
    return int64(parser.nextToken());
  }

  long int64(JsonToken token) {
    return token == JsonToken.VALUE_NUMBER_INT ? longValue() : orNull(token, 0L);
  }

  /** Reads a whole number of 64 bits that may be absent. */
  public @Nullable Long nullableInt64() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : (Long) int64(token);
  }

  /** Reads a floating-point number. */
  public double float64() {
    return float64(parser.nextToken());
  }

  double float64(JsonToken token) {
    return token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT
        ? doubleValue()
        : orNull(token, 0.0);
  }

  /** Reads a floating-point number that may be absent. */
  public @Nullable Double nullableFloat64() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : (Double) float64(token);
  }

  private double doubleValue() {
    double value = Double.parseDouble(parser.getString());
    if (Double.isInfinite(value)) {
      throw mismatch("number " + shortened(parser.getString()));
    }
    return value;
  }

  /** Reads bytes in base64. */
  public Bytes bytes() {
    return bytes(parser.nextToken());
  }

  Bytes bytes(JsonToken token) {
    String text = nullableString(token);
    return text == null ? Bytes.NONE : parsed(text, Bytes::fromBase64);
  }

  /** Reads a quantity, written as text or as a number. */
  public Quantity quantity() {
    return quantity(parser.nextToken());
  }

  Quantity quantity(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> parsed(text(), Quantity::parse);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parsed(parser.getString(), Quantity::parse);
      case null, default -> orNull(token, Quantity.ZERO);
    };
  }

  /** Reads a quantity that may be absent. */
  public @Nullable Quantity nullableQuantity() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : quantity(token);
  }

  /** Reads a number or a text. */
  public IntOrString intOrString() {
    return intOrString(parser.nextToken());
  }

  IntOrString intOrString(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> IntOrString.of(text());
      case VALUE_NUMBER_INT -> IntOrString.of(intValue());
      case null, default -> orNull(token, IntOrString.ZERO);
    };
  }

  /** Reads a number or a text that may be absent. */
  public @Nullable IntOrString nullableIntOrString() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : intOrString(token);
  }

  /** Reads a time in RFC 3339. */
  public Time time() {
    return time(parser.nextToken());
  }

  Time time(JsonToken token) {
    String text = nullableString(token);
    return text == null ? Time.ZERO : parsed(text, Time::parse);
  }

  /** Reads a time that may be absent. */
  public @Nullable Time nullableTime() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : time(token);
  }

  /** Reads a time with microseconds. */
  public MicroTime microTime() {
    return microTime(parser.nextToken());
  }

  MicroTime microTime(JsonToken token) {
    String text = nullableString(token);
    return text == null ? MicroTime.ZERO : parsed(text, MicroTime::parse);
  }

  /** Reads a time with microseconds that may be absent. */
  public @Nullable MicroTime nullableMicroTime() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : microTime(token);
  }

  /** Reads a duration in Go's syntax. */
  public Duration duration() {
    return duration(parser.nextToken());
  }

  Duration duration(JsonToken token) {
    String text = nullableString(token);
    return text == null ? Duration.ZERO : parsed(text, Duration::parse);
  }

  /** Reads a duration that may be absent. */
  public @Nullable Duration nullableDuration() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : duration(token);
  }

  private <T> T parsed(String text, Function<String, T> parse) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException e) {
      throw new DecodeException(
          e.getMessage() + " (at " + pathText(parser.streamReadContext(), null) + ")", e);
    }
  }

  // ---- values that stay text

  /** Reads an object of any kind as its text; null reads as absent. */
  public RawExtension rawExtension() {
    return rawExtension(parser.nextToken());
  }

  RawExtension rawExtension(JsonToken token) {
    return token == JsonToken.VALUE_NULL ? RawExtension.EMPTY : new RawExtension(raw(token));
  }

  /** Reads an object of any kind as its text, or null. */
  public @Nullable RawExtension nullableRawExtension() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : new RawExtension(raw(token));
  }

  /** Reads a set of fields as its text; null reads as absent. */
  public FieldsV1 fieldsV1() {
    return fieldsV1(parser.nextToken());
  }

  FieldsV1 fieldsV1(JsonToken token) {
    return token == JsonToken.VALUE_NULL ? FieldsV1.EMPTY : FieldsV1.shared(raw(token));
  }

  /** Reads a set of fields as its text, or null. */
  public @Nullable FieldsV1 nullableFieldsV1() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : FieldsV1.shared(raw(token));
  }

  /** Reads any value as its text; null reads as absent. */
  public RawJson rawJson() {
    return rawJson(parser.nextToken());
  }

  RawJson rawJson(JsonToken token) {
    return token == JsonToken.VALUE_NULL ? RawJson.EMPTY : new RawJson(raw(token));
  }

  /** Reads any value as its text, or null. */
  public @Nullable RawJson nullableRawJson() {
    JsonToken token = parser.nextToken();
    return token == JsonToken.VALUE_NULL ? null : new RawJson(raw(token));
  }

  /** The text of the value that a token opens, without white space. */
  private Bytes raw(@Nullable JsonToken token) {
    if (token == null) {
      throw mismatch();
    }
    int from = (int) parser.currentTokenLocation().getByteOffset();
    if (token == JsonToken.VALUE_STRING) {
      parser.getStringLength(); // reads the text to its end
    }
    parser.skipChildren();
    int to = (int) parser.currentLocation().getByteOffset();
    return Bytes.wrap(JsonText.compact(input, start + from, start + to));
  }

  // ---- records and collections

  /** Reads a value with a codec. */
  public <T extends @Nullable Object, C extends T> T value(JsonCodec<C> codec, T absent) {
    JsonToken token = parser.nextToken();
    if (token == JsonToken.START_OBJECT || (codec.freeForm() && token != JsonToken.VALUE_NULL)) {
      checkDepth();
      return codec.readJson(this);
    }
    return orNull(token, absent);
  }

  /** Reads the record whose opening brace is the present token. */
  public <T> T here(JsonCodec<T> codec) {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      throw mismatch();
    }
    return codec.readJson(this);
  }

  private <T> T value(JsonToken token, JsonCodec<T> codec, T zero) {
    if (token == JsonToken.START_OBJECT || (codec.freeForm() && token != JsonToken.VALUE_NULL)) {
      checkDepth();
      return codec.readJson(this);
    }
    return orNull(token, zero);
  }

  /** Reads a list of records. */
  public <T> List<T> list(JsonCodec<T> codec, T zero) {
    if (!array()) {
      return Absent.list();
    }
    int base = itemCount;
    for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
      push(value(token, codec, zero));
    }
    return popList(base);
  }

  /** Reads a list of scalars. */
  public <T> List<T> list(JsonScalar<T> scalar) {
    if (!array()) {
      return Absent.list();
    }
    int base = itemCount;
    for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
      push(scalar.read(this, token));
    }
    return popList(base);
  }

  /** Reads a list of texts. */
  public List<String> stringList() {
    if (!array()) {
      return Absent.list();
    }
    int base = itemCount;
    for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
      push(token == JsonToken.VALUE_STRING ? text() : orNull(token, ""));
    }
    return popList(base);
  }

  /** Reads a map of records. */
  public <T> Map<String, T> map(JsonCodec<T> codec, T zero) {
    if (!object()) {
      return Absent.map();
    }
    int base = itemCount;
    for (String key; (key = parser.nextName()) != null; ) {
      push(key);
      push(value(parser.nextToken(), codec, zero));
    }
    return popMap(base);
  }

  /** Reads a map of scalars. */
  public <T> Map<String, T> map(JsonScalar<T> scalar) {
    if (!object()) {
      return Absent.map();
    }
    int base = itemCount;
    for (String key; (key = parser.nextName()) != null; ) {
      push(key);
      push(scalar.read(this, parser.nextToken()));
    }
    return popMap(base);
  }

  /** Reads a map of texts. */
  public Map<String, String> stringMap() {
    if (!object()) {
      return Absent.map();
    }
    int base = itemCount;
    for (String key; (key = parser.nextName()) != null; ) {
      push(key);
      push(string());
    }
    return popMap(base);
  }

  /** Reads a map of lists of texts. */
  public Map<String, List<String>> stringListMap() {
    if (!object()) {
      return Absent.map();
    }
    int base = itemCount;
    for (String key; (key = parser.nextName()) != null; ) {
      push(key);
      push(stringList());
    }
    return popMap(base);
  }

  /** Reads any value into a tree. */
  public @Nullable Object tree() {
    return tree(parser.nextToken());
  }

  private @Nullable Object tree(@Nullable JsonToken token) {
    if (token == null) {
      throw new DecodeException("json: unexpected end of JSON input");
    }
    return switch (token) {
      case VALUE_STRING -> text();
      case VALUE_TRUE -> Boolean.TRUE;
      case VALUE_FALSE -> Boolean.FALSE;
      case VALUE_NULL -> null;
      case VALUE_NUMBER_INT ->
          parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
              ? (Object) doubleValue()
              : (Object) parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> doubleValue();
      case START_ARRAY -> {
        int base = itemCount;
        for (JsonToken item; (item = parser.nextToken()) != JsonToken.END_ARRAY; ) {
          push(tree(item));
        }
        yield popList(base);
      }
      case START_OBJECT -> {
        int base = itemCount;
        for (String key; (key = parser.nextName()) != null; ) {
          push(key);
          push(tree());
        }
        yield popMap(base);
      }
      default -> throw mismatch();
    };
  }

  /**
   * What kind of value comes next, without reading it further; for types with a JSON form of their
   * own.
   */
  public Shape peek() {
    JsonToken token = parser.currentToken();
    return switch (token == null ? JsonToken.NOT_AVAILABLE : token) {
      case START_OBJECT -> Shape.OBJECT;
      case START_ARRAY -> Shape.ARRAY;
      case VALUE_NULL -> Shape.NULL;
      case VALUE_TRUE -> Shape.TRUE;
      case VALUE_FALSE -> Shape.FALSE;
      default -> Shape.SCALAR;
    };
  }

  /** Moves to the next value and tells what kind it is. */
  public Shape advance() {
    parser.nextToken();
    return peek();
  }

  /** Reads the rest of a list of records whose opening bracket has been read. */
  public <T> List<T> restOfList(JsonCodec<T> codec) {
    int base = itemCount;
    for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
      if (token != JsonToken.START_OBJECT) {
        throw mismatch();
      }
      checkDepth();
      push(codec.readJson(this));
    }
    return popList(base);
  }

  /** Reads the rest of a list of texts whose opening bracket has been read. */
  public List<String> restOfStringList() {
    int base = itemCount;
    for (JsonToken token; (token = parser.nextToken()) != JsonToken.END_ARRAY; ) {
      push(token == JsonToken.VALUE_STRING ? text() : orNull(token, ""));
    }
    return popList(base);
  }

  /** The kinds of value that {@link #peek} tells apart. */
  public enum Shape {
    OBJECT,
    ARRAY,
    NULL,
    TRUE,
    FALSE,
    SCALAR
  }

  private boolean array() {
    JsonToken token = parser.nextToken();
    if (token == JsonToken.START_ARRAY) {
      return true;
    }
    if (token == JsonToken.VALUE_NULL) {
      return false;
    }
    throw mismatch();
  }

  private void push(@Nullable Object item) {
    if (itemCount == items.length) {
      Work.step(itemCount);
      items = Arrays.copyOf(items, itemCount * 2);
    }
    items[itemCount++] = item;
  }

  @SuppressWarnings("unchecked") // only items of the list's type were pushed since base
  private <T> List<T> popList(int base) {
    @Nullable Object only = itemCount - base == 1 ? items[base] : null;
    List<T> list =
        only != null
            ? (List<T>) List.of(only)
            : (List<T>) JsonTree.listOf(Arrays.copyOfRange(items, base, itemCount));
    pop(base);
    return list;
  }

  private <T> Map<String, T> popMap(int base) {
    @Nullable Object[] flat = Arrays.copyOfRange(items, base, itemCount);
    pop(base);
    return StringMap.ofFlat(flat, this::duplicateKey);
  }

  private void duplicateKey(String key) {
    if (keepsFindings()) {
      report("duplicate field", pathText(parser.streamReadContext(), key));
    }
  }

  private void pop(int base) {
    Arrays.fill(items, base, itemCount, null);
    itemsSinceStep += itemCount - base;
    itemCount = base;
    if (itemsSinceStep >= ITEMS_PER_STEP) {
      Work.step(itemsSinceStep * UNITS_PER_ITEM);
      itemsSinceStep = 0;
    }
  }

  // ---- errors

  private <T extends @Nullable Object> T orNull(@Nullable JsonToken token, T zero) {
    if (token == JsonToken.VALUE_NULL) {
      return zero;
    }
    throw mismatch();
  }

  private RuntimeException mismatch() {
    JsonToken token = parser.currentToken();
    if (token == null) {
      return new DecodeException("json: unexpected end of JSON input");
    }
    return mismatch(
        switch (token) {
          case START_OBJECT, END_OBJECT -> "object";
          case START_ARRAY, END_ARRAY -> "array";
          case VALUE_STRING -> "string";
          case VALUE_TRUE, VALUE_FALSE -> "bool";
          case VALUE_NUMBER_FLOAT -> "number " + shortened(parser.getString());
          default -> "number";
        });
  }

  private JsonTypeException mismatch(String found) {
    ArrayDeque<String> path = new ArrayDeque<>();
    TokenStreamContext at = parser.streamReadContext();
    for (; at != null; at = at.getParent()) {
      if (at.inObject() && at.currentName() != null) {
        path.addFirst(at.currentName());
      }
    }
    return new JsonTypeException(found, List.copyOf(path));
  }

  private static String shortened(String number) {
    return number.length() > 40 ? number.substring(0, 40) + "..." : number;
  }

  /** A path as strict errors show it: {@code spec.containers[0].image}. */
  private static String pathText(@Nullable TokenStreamContext context, @Nullable String key) {
    StringBuilder path = new StringBuilder();
    ArrayDeque<TokenStreamContext> levels = new ArrayDeque<>();
    for (TokenStreamContext at = context; at != null; at = at.getParent()) {
      levels.addFirst(at);
    }
    for (TokenStreamContext level : levels) {
      if (level.inArray()) {
        path.append('[').append(level.getCurrentIndex()).append(']');
      } else if (level.inObject() && level.currentName() != null) {
        path.append(path.isEmpty() ? "" : ".").append(level.currentName());
      }
    }
    if (key != null) {
      path.append(path.isEmpty() ? "" : ".").append(key);
    }
    return path.toString();
  }
}
