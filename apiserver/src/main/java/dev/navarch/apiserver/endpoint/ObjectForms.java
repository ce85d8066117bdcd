package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.objects.StoredObject;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes of stored objects in one version, put together from pieces that are encoded once.
 *
 * <p>The piece that is kept is the item of a list: the object without its kind in JSON, and without
 * its envelope in protobuf. An object by itself is the same piece behind a few bytes more.
 */
final class ObjectForms {
  private static final byte[] MAGIC = {'k', '8', 's', 0};

  private final ObjectModel model;
  private final GroupVersionKind kind;
  private final byte[] jsonStart;
  private final byte[] protoType;

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
    this.protoType = type.toByteArray();
  }

  GroupVersionKind kind() {
    return kind;
  }

  GroupVersionKind listKind() {
    return kind.groupVersion().withKind(model.listKind(kind.kind()));
  }

  /** The object as an item of a list in JSON. */
  byte[] jsonItem(StoredObject stored) {
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
          return out.toByteArray();
        });
  }

  private static <T> void write(JsonWriter out, T value) {
    TypeDescriptor.of(value).writeJson(out, value);
  }

  /** The object by itself in JSON, without a line break. */
  byte[] json(StoredObject stored) {
    byte[] item = jsonItem(stored);
    return model.namesKindOfItems() ? item : withKind(item, 0);
  }

  /** The object by itself in JSON, and a line break. */
  byte[] jsonLine(StoredObject stored) {
    byte[] item = jsonItem(stored);
    byte[] line =
        model.namesKindOfItems() ? Arrays.copyOf(item, item.length + 1) : withKind(item, 1);
    line[line.length - 1] = '\n';
    return line;
  }

  /** An item behind its kind, and room for so many bytes more. */
  private byte[] withKind(byte[] item, int room) {
    byte[] whole = new byte[jsonStart.length + item.length - 1 + room];
    System.arraycopy(jsonStart, 0, whole, 0, jsonStart.length);
    System.arraycopy(item, 1, whole, jsonStart.length, item.length - 1);
    return whole;
  }

  /** The object as an item of a list in protobuf. */
  byte[] protobufItem(StoredObject stored) {
    return stored.form(
        MediaTypes.PROTOBUF,
        kind.groupVersion(),
        () -> {
          ApiObject object = model.toVersion(stored.object(), kind.groupVersion());
          ProtoWriter out = new ProtoWriter(stored.value().length() + 256);
          writeProto(out, object);
          return out.toByteArray();
        });
  }

  /** An object that is not stored as an item of a list in protobuf. */
  static byte[] protobufItem(ApiObject object) {
    ProtoWriter out = new ProtoWriter(256);
    writeProto(out, object);
    return out.toByteArray();
  }

  private static <T> void writeProto(ProtoWriter out, T value) {
    TypeDescriptor.of(value).writeProto(out, value);
  }

  /** The object by itself in protobuf, in its envelope. */
  byte[] protobuf(StoredObject stored) {
    return envelope(protoType, protobufItem(stored));
  }

  /** An envelope around a message: what it is, the message, and two empty fields. */
  private static byte[] envelope(byte[] type, byte[] message) {
    ProtoWriter out = new ProtoWriter(message.length + type.length + 32);
    out.string(0x22, "");
    out.string(0x1A, "");
    out.bytes(0x12, message);
    out.bytes(0x0A, type);
    out.prepend(MAGIC);
    return out.toByteArray();
  }
}
