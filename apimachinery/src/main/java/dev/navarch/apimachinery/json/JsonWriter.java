package dev.navarch.apimachinery.json;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.GoFloat;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.work.Work;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON as Go's encoder does, byte for byte: no white space, keys of maps in order, {@code
 * <}, {@code >} and {@code &} escaped.
 *
 * <p>Each value is followed by a comma, and whatever closes a list or object puts itself in place
 * of the last one. So no state is kept between values, and the generated codecs are straight lines
 * of calls.
 *
 * <p>Belongs to one thread.
 */
public final class JsonWriter {
  /** How many items are written between two steps of metered work. */
  private static final int ITEMS_PER_STEP = 512;

  private static final int UNITS_PER_ITEM = 4;

  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] LONG_MIN =
      "-9223372036854775808,".getBytes(StandardCharsets.US_ASCII);

  /** Up to this length one loop that copies beats one that looks and a copy. */
  private static final int SHORT = 24;

  /** For each ASCII character whether it is written as it is. */
  private static final boolean[] PLAIN = new boolean[128];

  static {
    Arrays.fill(PLAIN, ' ', 128, true);
    for (char c : new char[] {'"', '\\', '<', '>', '&'}) {
      PLAIN[c] = false;
    }
  }

  private byte[] buffer;
  private int size;
  private int untilStep = ITEMS_PER_STEP;

  /** Creates a writer with a small buffer, which grows. */
  public JsonWriter() {
    this(1024);
  }

  /** Creates a writer with a buffer of a given size, which grows. */
  public JsonWriter(int capacity) {
    buffer = new byte[Math.max(capacity, 16)];
  }

  /** The document that was written. */
  public byte[] toByteArray() {
    return Arrays.copyOf(buffer, length());
  }

  /** The document that was written, with a line break behind it. */
  public byte[] toLine() {
    byte[] line = Arrays.copyOf(buffer, length() + 1);
    line[line.length - 1] = '\n';
    return line;
  }

  private int length() {
    return size > 0 && buffer[size - 1] == ',' ? size - 1 : size;
  }

  /** A field name as {@link #name(byte[])} takes it: quoted, escaped and with its colon. */
  public static byte[] encodeName(String name) {
    JsonWriter out = new JsonWriter(name.length() + 8);
    out.string(name);
    out.buffer[out.size - 1] = ':';
    return Arrays.copyOf(out.buffer, out.size);
  }

  private void need(int bytes) {
    if (buffer.length - size < bytes) {
      buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, size + bytes));
    }
  }

  /** Counts an item of a collection as metered work. */
  private void item() {
    if (--untilStep == 0) {
      untilStep = ITEMS_PER_STEP;
      Work.step(ITEMS_PER_STEP * UNITS_PER_ITEM);
    }
  }

  // ---- structure

  /** Opens an object. */
  public void beginObject() {
    need(1);
    buffer[size++] = '{';
  }

  /** Closes an object. */
  public void endObject() {
    close((byte) '}');
  }

  /** Opens a list. */
  public void beginArray() {
    need(1);
    buffer[size++] = '[';
  }

  /** Closes a list. */
  public void endArray() {
    close((byte) ']');
  }

  private void close(byte with) {
    need(2);
    if (buffer[size - 1] == ',') {
      size--;
    }
    buffer[size++] = with;
    buffer[size++] = ',';
  }

  /** Writes a field name that was encoded before. */
  public void name(byte[] encoded) {
    need(encoded.length);
    System.arraycopy(encoded, 0, buffer, size, encoded.length);
    size += encoded.length;
  }

  /** Writes a key of a map. */
  public void key(String key) {
    string(key);
    buffer[size - 1] = ':';
  }

  // ---- scalars

  /** Writes null. */
  public void nullValue() {
    need(5);
    buffer[size++] = 'n';
    buffer[size++] = 'u';
    buffer[size++] = 'l';
    buffer[size++] = 'l';
    buffer[size++] = ',';
  }

  /** Writes a text. */
  public void string(String text) {
    int length = text.length();
    if (length > SHORT && isPlain(text)) {
      plainBytes(text);
      return;
    }
    need(length + 3);
    byte[] out = buffer;
    int at = size;
    out[at++] = '"';
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 128 || !PLAIN[c]) {
        size = at;
        escaped(text, i);
        return;
      }
      out[at++] = (byte) c;
    }
    out[at++] = '"';
    out[at++] = ',';
    size = at;
  }

  private static boolean isPlain(String text) {
    for (int i = 0, n = text.length(); i < n; i++) {
      char c = text.charAt(i);
      if (c >= 128 || !PLAIN[c]) {
        return false;
      }
    }
    return true;
  }

  /** Writes a text in which nothing must be escaped. */
  @SuppressWarnings("deprecation") // the low bytes of ASCII are the text, and go where they belong
  private void plainBytes(String text) {
    int length = text.length();
    need(length + 3);
    buffer[size++] = '"';
    text.getBytes(0, length, buffer, size);
    size += length;
    buffer[size++] = '"';
    buffer[size++] = ',';
  }

  /** Writes the rest of a text from its first character on that is not plain. */
  private void escaped(String text, int from) {
    int length = text.length();
    need((length - from) * 6 + 2);
    for (int i = from; i < length; i++) {
      char c = text.charAt(i);
      if (c < 128) {
        ascii(c);
      } else if (c < 0x800) {
        buffer[size++] = (byte) (0xC0 | c >> 6);
        buffer[size++] = (byte) (0x80 | c & 0x3F);
      } else if (c == 0x2028 || c == 0x2029) {
        unicode(c);
      } else if (!Character.isSurrogate(c)) {
        threeBytes(c);
      } else if (Character.isHighSurrogate(c)
          && i + 1 < length
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        int point = Character.toCodePoint(c, text.charAt(++i));
        buffer[size++] = (byte) (0xF0 | point >> 18);
        buffer[size++] = (byte) (0x80 | point >> 12 & 0x3F);
        buffer[size++] = (byte) (0x80 | point >> 6 & 0x3F);
        buffer[size++] = (byte) (0x80 | point & 0x3F);
      } else {
        threeBytes('\uFFFD'); // half of a pair is no character
      }
    }
    buffer[size++] = '"';
    buffer[size++] = ',';
  }

  private void threeBytes(char c) {
    buffer[size++] = (byte) (0xE0 | c >> 12);
    buffer[size++] = (byte) (0x80 | c >> 6 & 0x3F);
    buffer[size++] = (byte) (0x80 | c & 0x3F);
  }

  private void ascii(char c) {
    if (PLAIN[c]) {
      buffer[size++] = (byte) c;
      return;
    }
    switch (c) {
      case '"', '\\' -> escape(c);
      case '\n' -> escape('n');
      case '\r' -> escape('r');
      case '\t' -> escape('t');
      case '\b' -> escape('b');
      case '\f' -> escape('f');
      default -> unicode(c);
    }
  }

  private void escape(char letter) {
    buffer[size++] = '\\';
    buffer[size++] = (byte) letter;
  }

  private void unicode(char c) {
    escape('u');
    buffer[size++] = HEX[c >> 12];
    buffer[size++] = HEX[c >> 8 & 15];
    buffer[size++] = HEX[c >> 4 & 15];
    buffer[size++] = HEX[c & 15];
  }

  /** Writes a text that needs no escapes. */
  private void plain(String text) {
    int length = text.length();
    need(length + 3);
    for (int i = 0; i < length; i++) {
      buffer[size++] = (byte) text.charAt(i);
    }
  }

  private void quotedPlain(String text) {
    need(1);
    buffer[size++] = '"';
    plain(text);
    buffer[size++] = '"';
    buffer[size++] = ',';
  }

  /** Writes a truth value. */
  public void bool(boolean value) {
    plain(value ? "true" : "false");
    buffer[size++] = ',';
  }

  /** Writes a whole number. */
  public void int32(int value) {
    int64(value);
  }

  /** Writes a whole number. */
  public void int64(long value) {
    need(21);
    if (value == Long.MIN_VALUE) {
      System.arraycopy(LONG_MIN, 0, buffer, size, LONG_MIN.length);
      size += LONG_MIN.length;
      return;
    }
    long rest = value;
    if (rest < 0) {
      buffer[size++] = '-';
      rest = -rest;
    }
    int digits = 1;
    for (long limit = rest; limit >= 10; limit /= 10) {
      digits++;
    }
    for (int i = size + digits - 1; i >= size; i--) {
      buffer[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    size += digits;
    buffer[size++] = ',';
  }

  /** Writes a floating-point number. */
  public void float64(double value) {
    plain(GoFloat.json(value));
    buffer[size++] = ',';
  }

  /** Writes bytes in base64; absent ones as null. */
  public void bytes(Bytes value) {
    if (value.isPresent()) {
      quotedPlain(value.toBase64());
    } else {
      nullValue();
    }
  }

  /** Writes a quantity in its canonical form. */
  public void quantity(Quantity value) {
    quotedPlain(value.toString());
  }

  /** Writes a number or a text. */
  public void intOrString(IntOrString value) {
    switch (value) {
      case IntOrString.Int number -> int64(number.value());
      case IntOrString.Str text -> string(text.value());
    }
  }

  /** Writes a time; the zero time as null. */
  public void time(Time value) {
    if (value.isZero()) {
      nullValue();
    } else {
      quotedPlain(value.toString());
    }
  }

  /** Writes a time with microseconds; the zero time as null. */
  public void microTime(MicroTime value) {
    if (value.isZero()) {
      nullValue();
    } else {
      quotedPlain(value.toString());
    }
  }

  /** Writes a duration. */
  public void duration(Duration value) {
    string(value.toString());
  }

  /** Writes an undecoded object; an absent one as null. */
  public void rawExtension(RawExtension value) {
    raw(value.raw());
  }

  /** Writes a set of fields; an absent one as null. */
  public void fieldsV1(FieldsV1 value) {
    raw(value.raw());
  }

  /** Writes any JSON; an absent one as null. */
  public void rawJson(RawJson value) {
    raw(value.raw());
  }

  /** Writes JSON text as it is, but for the characters that Go escapes; empty text as null. */
  public void raw(Bytes json) {
    if (json.isEmpty()) {
      nullValue();
      return;
    }
    byte[] text = json.unsafeArray();
    need(text.length + 1);
    int from = 0;
    for (int i = 0; i < text.length; i++) {
      byte b = text[i];
      boolean separator = b == (byte) 0xE2 && isLineSeparator(text, i);
      if (b == '<' || b == '>' || b == '&' || separator) {
        copy(text, from, i);
        need(7 + text.length - i);
        unicode(separator ? (char) (0x2028 | (text[i + 2] & 1)) : (char) b);
        i += separator ? 2 : 0;
        from = i + 1;
      }
    }
    copy(text, from, text.length);
    buffer[size++] = ',';
  }

  /** Whether U+2028 or U+2029 stands at a place. */
  private static boolean isLineSeparator(byte[] text, int at) {
    return at + 2 < text.length && text[at + 1] == (byte) 0x80 && (text[at + 2] & 0xFE) == 0xA8;
  }

  private void copy(byte[] text, int from, int to) {
    System.arraycopy(text, from, buffer, size, to - from);
    size += to - from;
  }

  // ---- collections

  /** Writes a list of records; an absent one as null. */
  public <T> void list(List<T> list, JsonCodec<T> codec) {
    if (Absent.is(list)) {
      nullValue();
      return;
    }
    beginArray();
    for (int i = 0, n = list.size(); i < n; i++) {
      item();
      codec.writeJson(this, list.get(i));
    }
    endArray();
  }

  /** Writes a list of scalars; an absent one as null. */
  public <T> void list(List<T> list, JsonScalar<T> scalar) {
    if (Absent.is(list)) {
      nullValue();
      return;
    }
    beginArray();
    for (int i = 0, n = list.size(); i < n; i++) {
      item();
      scalar.write(this, list.get(i));
    }
    endArray();
  }

  /** Writes a list of texts; an absent one as null. */
  public void stringList(List<String> list) {
    if (Absent.is(list)) {
      nullValue();
      return;
    }
    beginArray();
    for (int i = 0, n = list.size(); i < n; i++) {
      item();
      string(list.get(i));
    }
    endArray();
  }

  /** Writes a map of records in the order of keys; an absent one as null. */
  public <T> void map(Map<String, T> map, JsonCodec<T> codec) {
    if (Absent.is(map)) {
      nullValue();
      return;
    }
    StringMap<T> sorted = StringMap.copyOf(map);
    beginObject();
    for (int i = 0, n = sorted.size(); i < n; i++) {
      item();
      key(sorted.keyAt(i));
      codec.writeJson(this, sorted.valueAt(i));
    }
    endObject();
  }

  /** Writes a map of scalars in the order of keys; an absent one as null. */
  public <T> void map(Map<String, T> map, JsonScalar<T> scalar) {
    if (Absent.is(map)) {
      nullValue();
      return;
    }
    StringMap<T> sorted = StringMap.copyOf(map);
    beginObject();
    for (int i = 0, n = sorted.size(); i < n; i++) {
      item();
      key(sorted.keyAt(i));
      scalar.write(this, sorted.valueAt(i));
    }
    endObject();
  }

  /** Writes a map of texts in the order of keys; an absent one as null. */
  public void stringMap(Map<String, String> map) {
    if (Absent.is(map)) {
      nullValue();
      return;
    }
    StringMap<String> sorted = StringMap.copyOf(map);
    beginObject();
    for (int i = 0, n = sorted.size(); i < n; i++) {
      item();
      key(sorted.keyAt(i));
      string(sorted.valueAt(i));
    }
    endObject();
  }

  /** Writes a map of lists of texts in the order of keys; an absent one as null. */
  public void stringListMap(Map<String, List<String>> map) {
    if (Absent.is(map)) {
      nullValue();
      return;
    }
    StringMap<List<String>> sorted = StringMap.copyOf(map);
    beginObject();
    for (int i = 0, n = sorted.size(); i < n; i++) {
      item();
      key(sorted.keyAt(i));
      stringList(sorted.valueAt(i));
    }
    endObject();
  }

  /** Writes a tree: maps in the order of their keys. */
  public void tree(@Nullable Object value) {
    switch (value) {
      case null -> nullValue();
      case String text -> string(text);
      case Boolean truth -> bool(truth);
      case Long number -> int64(number);
      case Integer number -> int64(number);
      case Double number -> float64(number);
      case List<?> list -> {
        beginArray();
        for (@Nullable Object item : list) {
          item();
          tree(item);
        }
        endArray();
      }
      case Map<?, ?> map -> {
        beginObject();
        for (Map.Entry<String, ?> entry : sorted(map).entrySet()) {
          item();
          key(entry.getKey());
          tree(entry.getValue());
        }
        endObject();
      }
      default -> throw new IllegalArgumentException("not a JSON value: " + value.getClass());
    }
  }

  @SuppressWarnings("unchecked") // keys of a JSON object are texts; others fail with a cast error
  private static Map<String, @Nullable Object> sorted(Map<?, ?> map) {
    return StringMap.<@Nullable Object>copyOf((Map<String, @Nullable Object>) map);
  }
}
