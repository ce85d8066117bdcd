package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.objects.StoredObject;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of stored objects in one version, put together from pieces that are encoded once.
 *
 * <p>The piece that is kept is the item of a list: the object without its kind in JSON, with a
 * comma behind it, and the message behind its length in protobuf. An object by itself is the same
 * piece with a few bytes around it.
 */
final class ObjectForms {
  private static final byte[] MAGIC = {'k', '8', 's', 0};

  /** Behind the object in an envelope: two empty fields. */
  private static final byte[] PROTO_END = {0x1A, 0, 0x22, 0};

  /** Of an item in a list, and of the object in an envelope. */
  private static final int ITEM_TAG = 0x12;

  private final ObjectModel model;
  private final GroupVersionKind kind;
  private final byte[] jsonStart;
  private final byte[] protoStart;

  ObjectForms(ObjectModel model, GroupVersionKind kind) {
    this.model = model;
    this.kind = kind;
    this.jsonStart =
        "{\"kind\":\"%s\",\"apiVersion\":\"%s\","
            .formatted(kind.kind(), kind.groupVersion().toApiVersion())
            .getBytes(StandardCharsets.UTF_8);
    ProtoWriter type = new ProtoWriter(64);
    type.string(0x12, kind.kind());
    type.string(0x0A, kind.groupVersion().toApiVersion());
    byte[] words = type.toByteArray();
    ProtoWriter start = new ProtoWriter(words.length + 16);
    start.bytes(0x0A, words);
    start.prepend(MAGIC);
    this.protoStart = start.toByteArray();
  }

  GroupVersionKind kind() {
    return kind;
  }

  GroupVersionKind listKind() {
    return kind.groupVersion().withKind(model.listKind(kind.kind()));
  }

  /** The object as an item of a list in JSON, and the comma before the next one. */
  byte[] jsonItemAndComma(StoredObject stored) {
    return stored.form(
        MediaTypes.JSON,
        kind.groupVersion(),
        () -> {
          ApiObject object = model.toVersion(stored.object(), kind.groupVersion());
          JsonWriter out = new JsonWriter(2 * stored.value().length() + 256);
          if (object instanceof Unstructured any) {
            out.tree(any.content());
          } else {
            write(out, object.withTypeMeta(TypeMeta.EMPTY));
          }
          byte[] item = out.toLine();
          item[item.length - 1] = ',';
          return item;
        });
  }

  /** The object as the last item of a list in JSON. */
  byte[] jsonItem(StoredObject stored) {
    byte[] item = jsonItemAndComma(stored);
    return Arrays.copyOf(item, item.length - 1);
  }

  private static <T> void write(JsonWriter out, T value) {
    TypeDescriptor.of(value).writeJson(out, value);
  }

  /** Adds the object by itself in JSON, without a line break and without a copy of it. */
  void addJson(StoredObject stored, EventFrames frames) {
    byte[] item = jsonItemAndComma(stored);
    if (model.namesKindOfItems()) {
      frames.add(item, 0, item.length - 1);
    } else {
      frames.add(jsonStart);
      frames.add(item, 1, item.length - 2);
    }
  }

  /** Adds an event in protobuf without a copy of the object in it. */
  void addProtobufEvent(String type, StoredObject stored, boolean isDelimited, EventFrames frames) {
    byte[] item = protobufItem(stored);
    int object = protoStart.length + item.length + PROTO_END.length;
    byte[] event = WatchEventCodec.protobufPrefix(type, object);
    if (isDelimited) {
      frames.addLength(event.length + object);
    }
    frames.add(event);
    frames.add(protoStart);
    frames.add(item);
    frames.add(PROTO_END);
  }

  /** The object by itself in JSON, and a line break. */
  byte[] jsonLine(StoredObject stored) {
    byte[] item = jsonItemAndComma(stored);
    byte[] line = whole(item, item.length);
    line[line.length - 1] = '\n';
    return line;
  }

  /** So much of an item, behind its kind unless that is in it. */
  private byte[] whole(byte[] item, int length) {
    if (model.namesKindOfItems()) {
      return Arrays.copyOf(item, length);
    }
    byte[] whole = new byte[jsonStart.length + length - 1];
    System.arraycopy(jsonStart, 0, whole, 0, jsonStart.length);
    System.arraycopy(item, 1, whole, jsonStart.length, length - 1);
    return whole;
  }

  /** The object as an item of a list in protobuf, behind its tag and length. */
  byte[] protobufItem(StoredObject stored) {
    return stored.form(
        MediaTypes.PROTOBUF,
        kind.groupVersion(),
        () ->
            protobufItem(
                model.toVersion(stored.object(), kind.groupVersion()),
                stored.value().length() + 256));
  }

  /** An object that is not stored as an item of a list in protobuf. */
  static byte[] protobufItem(ApiObject object) {
    return protobufItem(object, 256);
  }

  private static byte[] protobufItem(ApiObject object, int guess) {
    ProtoWriter out = new ProtoWriter(guess);
    int end = out.mark();
    writeProto(out, object);
    out.message(ITEM_TAG, end);
    return out.toByteArray();
  }

  private static <T> void writeProto(ProtoWriter out, T value) {
    TypeDescriptor.of(value).writeProto(out, value);
  }

  /** The object by itself in protobuf: an envelope tells its kind, and has two empty fields. */
  byte[] protobuf(StoredObject stored) {
    byte[] item = protobufItem(stored);
    return ByteBuffer.allocate(protoStart.length + item.length + PROTO_END.length)
        .put(protoStart)
        .put(item)
        .put(PROTO_END)
        .array();
  }
}
