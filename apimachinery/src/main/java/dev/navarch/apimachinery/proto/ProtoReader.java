package dev.navarch.apimachinery.proto;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonReader;
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
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads protobuf messages from an array for the generated codecs. Whatever is wrong with the bytes
 * ends in a {@link DecodeException} that names the place; nothing is allocated on the word of a
 * length alone.
 *
 * <p>Belongs to one thread.
 */
public final class ProtoReader {
  /**
   * How deep messages may nest: an object of JSON takes up to two messages, so what {@link
   * JsonReader#MAX_RECORD_DEPTH} allows fits in.
   */
  public static final int MAX_DEPTH = 2 * JsonReader.MAX_RECORD_DEPTH + 10;

  private final byte[] input;
  private final int sharedFrom;
  private int at;
  private int limit;
  private int depth;
  private int deepest;

  /**
   * Creates a reader of a part of an array.
   *
   * @param sharedFrom how deep messages are that may be shared, and all inside of them
   */
  private ProtoReader(byte[] input, int offset, int length, int sharedFrom) {
    this.input = input;
    this.sharedFrom = sharedFrom;
    this.at = offset;
    this.limit = offset + length;
  }

  /** Creates a reader of a part of an array. */
  public ProtoReader(byte[] input, int offset, int length) {
    this(input, offset, length, Integer.MAX_VALUE);
  }

  /** Creates a reader of a whole array. */
  public ProtoReader(byte[] input) {
    this(input, 0, input.length);
  }

  /**
   * A reader of a part of an array for objects that will be kept beside many others of their kind:
   * messages in them that were read before, from the same bytes, are the same objects as then.
   */
  public static ProtoReader sharing(byte[] input, int offset, int length) {
    return new ProtoReader(input, offset, length, 0);
  }

  /**
   * The same for a list: its items are whole objects, of which no two are the same, and which may
   * be secrets that nobody should remember.
   */
  public static ProtoReader sharingInsideItems(byte[] input, int offset, int length) {
    return new ProtoReader(input, offset, length, 1);
  }

  /** Where in the array reading goes on. */
  public int offset() {
    return at;
  }

  // ---- fields

  /** The next field's tag, or 0 at the end of the message. */
  public int tag() {
    if (at >= limit) {
      return 0;
    }
    byte b = input[at];
    if (b > 7) { // a field below 16, as most are
      at++;
      return b;
    }
    return longTag();
  }

  private int longTag() {
    long tag = varint();
    if (tag <= 7 || tag > Integer.MAX_VALUE) {
      throw new DecodeException("proto: illegal tag " + tag + " at offset " + at);
    }
    return (int) tag;
  }

  /**
   * Passes over a field that the message does not have.
   *
   * @param known the numbers below 64 of the fields it has, as bits: one of these comes with a
   *     wrong wire type
   */
  public void unknown(int tag, long known) {
    int number = tag >>> 3;
    if (number < 64 && (known & 1L << number) != 0) {
      throw new DecodeException(
          "proto: wrong wireType = " + (tag & 7) + " for field " + number + " at offset " + at);
    }
    skip(tag);
  }

  private void skip(int tag) {
    switch (tag & 7) {
      case 0 -> varint();
      case 1 -> move(8);
      case 2 -> move(length());
      case 3 -> skipGroup(tag);
      case 5 -> move(4);
      default ->
          throw new DecodeException("proto: illegal wireType " + (tag & 7) + " at offset " + at);
    }
  }

  private void skipGroup(int opening) {
    deeper();
    for (int tag; (tag = tag()) != 0; ) {
      if (tag == opening + 1) {
        depth--;
        return;
      }
      skip(tag);
    }
    throw truncated();
  }

  /**
   * Enters a message: reads its length and limits reading to it. Gives what {@link #leave} takes.
   */
  public int enter() {
    int length = length();
    int outer = limit;
    deeper();
    limit = at + length;
    return outer;
  }

  /** Leaves a message that was read to its end. */
  public void leave(int outer) {
    at = limit;
    limit = outer;
    depth--;
  }

  /** Reads a message. */
  public <T> T message(ProtoCodec<T> codec) {
    return depth < sharedFrom ? newMessage(codec) : sharedMessage(codec);
  }

  private <T> T newMessage(ProtoCodec<T> codec) {
    int outer = enter();
    T value = codec.readProto(this);
    leave(outer);
    return value;
  }

  /** What was read of the same bytes before, if it is still known. */
  private <T> T sharedMessage(ProtoCodec<T> codec) {
    int start = at;
    int length = length();
    int from = at;
    at = start;
    if (!MessagePool.takes(length)) {
      return newMessage(codec);
    }
    int hash = MessagePool.hash(input, from, length);
    MessagePool.Message<T> known = MessagePool.find(codec, hash, input, from, length);
    if (known != null && depth + known.height() <= MAX_DEPTH) {
      at = from + length;
      deepest = Math.max(deepest, depth + known.height());
      return known.value();
    }
    int deepestBefore = deepest;
    deepest = depth;
    T value = newMessage(codec);
    MessagePool.met(codec, hash, input, from, length, value, deepest - depth);
    deepest = Math.max(deepest, deepestBefore);
    return value;
  }

  private void deeper() {
    if (++depth > deepest) {
      deepestYet();
    }
  }

  private void deepestYet() {
    deepest = depth;
    if (depth > MAX_DEPTH) {
      throw new DecodeException("proto: messages nest deeper than " + MAX_DEPTH);
    }
  }

  // ---- scalars
  //
  // A compiler puts what is called here into each of the hundred places of a codec that call it. So
  // what happens nearly always is a line, and the rest a method of its own.

  private long varint() {
    return at < limit && input[at] >= 0 ? input[at++] : longVarint();
  }

  private long longVarint() {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (at >= limit) {
        throw truncated();
      }
      byte b = input[at++];
      value |= (long) (b & 0x7F) << shift;
      if (b >= 0) {
        return value;
      }
    }
    throw new DecodeException("proto: integer overflow at offset " + at);
  }

  private int length() {
    long length = varint();
    if (length < 0 || length > limit - at) {
      throw tooLong(length);
    }
    return (int) length;
  }

  private DecodeException tooLong(long length) {
    return new DecodeException(
        "proto: unexpected EOF: a length of "
            + Long.toUnsignedString(length)
            + " at offset "
            + at
            + ", "
            + (limit - at)
            + " bytes left");
  }

  private void move(int bytes) {
    if (bytes > limit - at) {
      throw truncated();
    }
    at += bytes;
  }

  private DecodeException truncated() {
    return new DecodeException("proto: unexpected EOF at offset " + at);
  }

  /** Reads a whole number of 64 bits. */
  public long int64() {
    return varint();
  }

  /** Reads a whole number of 32 bits. */
  public int int32() {
    return (int) varint();
  }

  /** Reads a truth value. */
  public boolean bool() {
    return varint() != 0;
  }

  /** Reads a floating-point number. */
  public double float64() {
    move(8);
    long bits = 0;
    for (int i = 1; i <= 8; i++) {
      bits = bits << 8 | input[at - i] & 0xFF;
    }
    return Double.longBitsToDouble(bits);
  }

  /** Reads a text. */
  public String string() {
    int length = length();
    int from = at;
    at += length;
    String text = StringPool.ofAscii(input, from, length);
    return text == null ? utf8(from, length) : text;
  }

  private String utf8(int from, int length) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(input, from, length))
          .toString();
    } catch (CharacterCodingException e) {
      throw new DecodeException("proto: text is not valid UTF-8 at offset " + from, e);
    }
  }

  /** Reads bytes. */
  public Bytes bytes() {
    int length = length();
    at += length;
    return length == 0 ? Bytes.EMPTY : Bytes.wrap(Arrays.copyOfRange(input, at - length, at));
  }

  // ---- collections

  /** A list to add to: the given one, or a new one in place of null. */
  public <T> ArrayList<T> begun(@Nullable ArrayList<T> list) {
    return list == null ? new ArrayList<>(4) : list;
  }

  /** What was added to a list, unmodifiable; absent where nothing was. */
  public <T> List<T> list(@Nullable ArrayList<T> list) {
    return list == null ? Absent.list() : List.copyOf(list);
  }

  /** What was added as keys and values in turn, as a map; absent where nothing was. */
  public <T> Map<String, T> map(@Nullable ArrayList<Object> flat) {
    return flat == null ? Absent.map() : StringMap.ofFlat(flat.toArray());
  }

  /** Reads scalars that stand in one block. */
  public <T> void packed(List<T> into, ProtoScalar<T> scalar) {
    int outer = enter();
    while (at < limit) {
      into.add(scalar.apply(this));
    }
    leave(outer);
  }

  /** Reads a map's entry whose value is a record. */
  public <T> void entry(List<Object> flat, ProtoCodec<T> codec, T zero) {
    entry(flat, zero, 0x12, reader -> reader.message(codec));
  }

  /** Reads a map's entry whose value is a scalar. */
  public <T> void entry(List<Object> flat, ProtoScalar<T> scalar) {
    entry(flat, scalar.zero(), scalar.tag(2), scalar);
  }

  /** Reads a map's entry whose value is a wrapped list of texts. */
  public void itemsEntry(List<Object> flat) {
    entry(flat, List.<String>of(), 0x12, ProtoReader::items);
  }

  private <T> void entry(
      List<Object> flat, T zero, int valueTag, Function<ProtoReader, T> readValue) {
    String key = "";
    T value = zero;
    int outer = enter();
    for (int tag; (tag = tag()) != 0; ) {
      if (tag == 0x0A) {
        key = string();
      } else if (tag == valueTag) {
        value = readValue.apply(this);
      } else {
        unknown(tag, 0b110);
      }
    }
    leave(outer);
    flat.add(key);
    flat.add(value);
  }

  /** Reads a wrapped list of texts. */
  public List<String> items() {
    List<String> items = new ArrayList<>();
    int outer = enter();
    for (int tag; (tag = tag()) != 0; ) {
      if (tag == 0x0A) {
        items.add(string());
      } else {
        unknown(tag, 2);
      }
    }
    leave(outer);
    return List.copyOf(items);
  }

  // ---- messages that are values here

  /** Reads a quantity. */
  public Quantity quantity() {
    return ValueMessages.quantity(this);
  }

  /** Reads a number or a text. */
  public IntOrString intOrString() {
    return ValueMessages.intOrString(this);
  }

  /** Reads a time. An empty message is the zero time. */
  public Time time() {
    return ValueMessages.time(this);
  }

  /** Reads a time with microseconds. An empty message is the zero time. */
  public MicroTime microTime() {
    return ValueMessages.microTime(this);
  }

  /** Reads a duration. */
  public Duration duration() {
    return ValueMessages.duration(this);
  }

  /** Reads an undecoded object. */
  public RawExtension rawExtension() {
    Bytes raw = ValueMessages.raw(this);
    return raw.isPresent() ? new RawExtension(raw) : RawExtension.EMPTY;
  }

  /** Reads a set of fields. */
  public FieldsV1 fieldsV1() {
    Bytes raw = ValueMessages.raw(this);
    return raw.isPresent() ? FieldsV1.shared(raw) : FieldsV1.EMPTY;
  }

  /** Reads any JSON. */
  public RawJson rawJson() {
    Bytes raw = ValueMessages.raw(this);
    return raw.isPresent() ? new RawJson(raw) : RawJson.EMPTY;
  }
}
