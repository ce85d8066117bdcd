package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.WatchEvent;
import dev.navarch.apimachinery.meta.v1.WatchEventDescriptor;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.wire.DecodeException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Events of a watch to bytes and back. In JSON the object stands in the event; in protobuf the
 * event is a bare message, and the object in it comes with its own envelope.
 */
public final class WatchEventCodec {
  /** Field 1 of an event, field 2 of an event, and field 1 of what holds the object. */
  private static final int TYPE_TAG = 0x0A;

  private static final int OBJECT_TAG = 0x12;
  private static final int RAW_TAG = 0x0A;

  private final Serializer serializer;

  /** Creates a codec that writes objects with a serializer. */
  public WatchEventCodec(Serializer serializer) {
    this.serializer = serializer;
  }

  /**
   * Writes an event: {@code ADDED}, {@code MODIFIED}, {@code DELETED}, {@code BOOKMARK}, {@code
   * ERROR}.
   */
  public byte[] encode(String type, ApiObject object) {
    return encode(type, serializer.encode(object));
  }

  /** Writes an event of an object that is encoded already. */
  public byte[] encode(String type, byte[] object) {
    boolean protobuf = isProtobuf();
    WatchEvent event =
        new WatchEvent(
            type, new RawExtension(Bytes.wrap(protobuf ? object : withoutLineBreak(object))));
    if (protobuf) {
      ProtoWriter out = new ProtoWriter(object.length + 32);
      WatchEventDescriptor.INSTANCE.writeProto(out, event);
      return out.toByteArray();
    }
    JsonWriter out = new JsonWriter(object.length + 32);
    WatchEventDescriptor.write(out, event);
    return out.toLine();
  }

  /**
   * Returns the bytes of an event in protobuf that stand before those of its object; the event ends
   * with the object, so that writers need not copy it.
   */
  public static byte[] protobufPrefix(String type, int objectLength) {
    byte[] word = type.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream prefix = new ByteArrayOutputStream(32);
    prefix.write(TYPE_TAG);
    varint(prefix, word.length);
    prefix.writeBytes(word);
    prefix.write(OBJECT_TAG);
    varint(prefix, 1 + varintLength(objectLength) + objectLength);
    prefix.write(RAW_TAG);
    varint(prefix, objectLength);
    return prefix.toByteArray();
  }

  private static void varint(ByteArrayOutputStream out, int value) {
    int rest = value;
    while (rest >= 0x80) {
      out.write(rest & 0x7F | 0x80);
      rest >>>= 7;
    }
    out.write(rest);
  }

  private static int varintLength(int value) {
    int length = 1;
    for (int rest = value >>> 7; rest != 0; rest >>>= 7) {
      length++;
    }
    return length;
  }

  /** An event is one line, and so is the object in it. */
  private static byte[] withoutLineBreak(byte[] object) {
    int last = object.length - 1;
    return last >= 0 && object[last] == '\n' ? Arrays.copyOf(object, last) : object;
  }

  private boolean isProtobuf() {
    return serializer.mediaType().equals(MediaTypes.PROTOBUF);
  }

  /** Reads an event; its object stays as it came. */
  public WatchEvent decode(byte[] frame) {
    if (isProtobuf()) {
      return WatchEventDescriptor.INSTANCE.readProto(new ProtoReader(frame));
    }
    try {
      return JsonReader.read(
          frame,
          false,
          in -> in.object() ? WatchEventDescriptor.read(in) : WatchEventDescriptor.ZERO);
    } catch (JsonTypeException e) {
      throw new DecodeException(TypeMismatch.explain(WatchEventDescriptor.INSTANCE, e), e);
    }
  }

  /** Reads the object of an event. */
  public ApiObject decodeObject(WatchEvent event) {
    return serializer.decode(event.object().raw().unsafeArray());
  }
}
