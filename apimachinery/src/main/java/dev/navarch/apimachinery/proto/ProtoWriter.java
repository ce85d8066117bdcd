package dev.navarch.apimachinery.proto;

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
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes protobuf from the end to the beginning.
 *
 * <p>A message's length stands in front of it and is known only when the message is done. Writing
 * backwards, it is known just when it is needed: no sizes are counted first, nothing is moved. So
 * the codecs write the last field first, and lists and maps from their last entry on.
 *
 * <p>Belongs to one thread.
 */
public final class ProtoWriter {
  /**
   * Up to this length a loop over characters beats the encoder; it also fits one byte of length.
   */
  private static final int SHORT = 32;

  private byte[] buffer;

  /** Where the bytes that are written so far begin. */
  private int start;

  /** Creates a writer with a small buffer, which grows. */
  public ProtoWriter() {
    this(1024);
  }

  /** Creates a writer with a buffer of a given size, which grows. */
  public ProtoWriter(int capacity) {
    buffer = new byte[Math.max(capacity, 16)];
    start = buffer.length;
  }

  /** What was written. */
  public byte[] toByteArray() {
    return Arrays.copyOfRange(buffer, start, buffer.length);
  }

  /** Puts bytes in front of everything, as they are. */
  public void prepend(byte[] bytes) {
    need(bytes.length);
    start -= bytes.length;
    System.arraycopy(bytes, 0, buffer, start, bytes.length);
  }

  private void need(int bytes) {
    if (start < bytes) {
      int used = buffer.length - start;
      byte[] larger = new byte[Math.max(buffer.length * 2, used + bytes)];
      System.arraycopy(buffer, start, larger, larger.length - used, used);
      start = larger.length - used;
      buffer = larger;
    }
  }

  // ---- structure

  /** The place where a message ends that is going to be written; {@link #message} takes it. */
  public int mark() {
    return buffer.length - start;
  }

  /** Puts tag and length in front of the message that was written since a mark. */
  public void message(int tag, int mark) {
    varint(buffer.length - start - mark);
    tag(tag);
  }

  /** Writes a record as a message. */
  public <T> void message(int tag, T value, ProtoCodec<T> codec) {
    int mark = mark();
    codec.writeProto(this, value);
    message(tag, mark);
  }

  /** Writes a list of records. */
  public <T> void messages(int tag, List<T> list, ProtoCodec<T> codec) {
    for (int i = list.size() - 1; i >= 0; i--) {
      message(tag, list.get(i), codec);
    }
  }

  /** Writes a list of texts. */
  public void strings(int tag, List<String> list) {
    for (int i = list.size() - 1; i >= 0; i--) {
      string(tag, list.get(i));
    }
  }

  /** Writes a list of scalars, each with its tag. */
  public <T> void scalars(int tag, List<T> list, ProtoScalar<T> scalar) {
    for (int i = list.size() - 1; i >= 0; i--) {
      scalar.write(this, tag, list.get(i));
    }
  }

  /** Writes a list of texts as a message of its own, unless it is absent. */
  public void items(int tag, List<String> list) {
    if (!Absent.is(list)) {
      int mark = mark();
      strings(0x0A, list);
      message(tag, mark);
    }
  }

  /** Writes a map of records. */
  public <T> void messageMap(int tag, Map<String, T> map, ProtoCodec<T> codec) {
    entries(tag, map, value -> message(0x12, value, codec));
  }

  /** Writes a map of scalars. */
  public <T> void scalarMap(int tag, Map<String, T> map, ProtoScalar<T> scalar) {
    int valueTag = scalar.tag(2);
    StringMap<T> sorted = StringMap.copyOf(map);
    for (int i = sorted.size() - 1; i >= 0; i--) {
      int mark = mark();
      scalar.write(this, valueTag, sorted.valueAt(i));
      string(0x0A, sorted.keyAt(i));
      message(tag, mark);
    }
  }

  /** Writes a map of lists of texts. */
  public void itemsMap(int tag, Map<String, List<String>> map) {
    entries(
        tag,
        map,
        value -> {
          int mark = mark();
          strings(0x0A, value);
          message(0x12, mark);
        });
  }

  private <T> void entries(int tag, Map<String, T> map, Consumer<T> writeValue) {
    StringMap<T> sorted = StringMap.copyOf(map);
    for (int i = sorted.size() - 1; i >= 0; i--) {
      int mark = mark();
      writeValue.accept(sorted.valueAt(i));
      string(0x0A, sorted.keyAt(i));
      message(tag, mark);
    }
  }

  private void tag(int tag) {
    if (tag < 128) {
      need(1);
      buffer[--start] = (byte) tag;
    } else {
      varint(tag);
    }
  }

  private void varint(long value) {
    if (value >= 0 && value < 128) {
      need(1);
      buffer[--start] = (byte) value;
      return;
    }
    int length = (63 - Long.numberOfLeadingZeros(value)) / 7 + 1;
    need(length);
    start -= length;
    int at = start;
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      buffer[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    buffer[at] = (byte) rest;
  }

  // ---- scalars

  /** Writes a whole number. */
  public void int64(int tag, long value) {
    varint(value);
    tag(tag);
  }

  /** Writes a whole number. */
  public void int32(int tag, int value) {
    varint(value);
    tag(tag);
  }

  /** Writes a truth value. */
  public void bool(int tag, boolean value) {
    need(1);
    buffer[--start] = (byte) (value ? 1 : 0);
    tag(tag);
  }

  /** Writes a floating-point number. */
  public void float64(int tag, double value) {
    need(8);
    long bits = Double.doubleToRawLongBits(value);
    start -= 8;
    for (int i = 0; i < 8; i++) {
      buffer[start + i] = (byte) (bits >>> i * 8);
    }
    tag(tag);
  }

  /** Writes a text. */
  public void string(int tag, String text) {
    int length = text.length();
    if (length > SHORT) {
      bytes(tag, text.getBytes(StandardCharsets.UTF_8));
      return;
    }
    need(length + 6);
    byte[] out = buffer;
    int from = start - length;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 128) {
        bytes(tag, text.getBytes(StandardCharsets.UTF_8));
        return;
      }
      out[from + i] = (byte) c;
    }
    out[--from] = (byte) length;
    start = from;
    tag(tag);
  }

  /** Writes bytes, also when there are none; {@link #bytes(int, Bytes)} leaves absent ones out. */
  public void bytes(int tag, byte[] value) {
    need(value.length);
    start -= value.length;
    System.arraycopy(value, 0, buffer, start, value.length);
    varint(value.length);
    tag(tag);
  }

  /** Writes bytes unless they are absent. */
  public void bytes(int tag, Bytes value) {
    if (value.isPresent()) {
      bytes(tag, value.unsafeArray());
    }
  }

  // ---- values that are messages on the wire

  /** Writes a quantity. */
  public void quantity(int tag, Quantity value) {
    int mark = mark();
    string(0x0A, value.toString());
    message(tag, mark);
  }

  /** Writes a number or a text. */
  public void intOrString(int tag, IntOrString value) {
    int mark = mark();
    if (value instanceof IntOrString.Str text) {
      string(0x1A, text.value());
      int32(0x10, 0);
      int64(0x08, 1);
    } else if (value instanceof IntOrString.Int number) {
      string(0x1A, "");
      int32(0x10, number.value());
      int64(0x08, 0);
    }
    message(tag, mark);
  }

  /** Writes a time; the zero time as an empty message. */
  public void time(int tag, Time value) {
    int mark = mark();
    if (!value.isZero()) {
      int32(0x10, 0);
      int64(0x08, value.epochSecond());
    }
    message(tag, mark);
  }

  /** Writes a time with microseconds; the zero time as an empty message. */
  public void microTime(int tag, MicroTime value) {
    int mark = mark();
    if (!value.isZero()) {
      int32(0x10, (int) Math.floorMod(value.epochMicro(), 1_000_000L) * 1000);
      int64(0x08, Math.floorDiv(value.epochMicro(), 1_000_000L));
    }
    message(tag, mark);
  }

  /** Writes a duration. */
  public void duration(int tag, Duration value) {
    int mark = mark();
    int64(0x08, value.toNanos());
    message(tag, mark);
  }

  /** Writes an undecoded object. */
  public void rawExtension(int tag, RawExtension value) {
    raw(tag, value.raw());
  }

  /** Writes a set of fields. */
  public void fieldsV1(int tag, FieldsV1 value) {
    raw(tag, value.raw());
  }

  /** Writes any JSON. */
  public void rawJson(int tag, RawJson value) {
    raw(tag, value.raw());
  }

  private void raw(int tag, Bytes value) {
    int mark = mark();
    bytes(0x0A, value);
    message(tag, mark);
  }
}
