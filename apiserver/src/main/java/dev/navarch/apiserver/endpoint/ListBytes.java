package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** What stands around the items of a list. */
final class ListBytes {
  private static final byte[] MAGIC = {'k', '8', 's', 0};
  private static final byte[] JSON_END = "]}\n".getBytes(StandardCharsets.UTF_8);
  private static final byte[] PROTOBUF_END = {0x1A, 0, 0x22, 0};

  private ListBytes() {}

  static byte[] jsonStart(GroupVersionKind list, ListMeta metadata, boolean kindLast) {
    JsonWriter out = new JsonWriter(256);
    TypeDescriptor.of(ListMeta.class).writeJson(out, metadata);
    String meta = new String(out.toByteArray(), StandardCharsets.UTF_8);
    String version = list.groupVersion().toApiVersion();
    String start =
        kindLast
            ? "{\"apiVersion\":\"%s\",\"items\":[".formatted(version)
            : "{\"kind\":\"%s\",\"apiVersion\":\"%s\",\"metadata\":%s,\"items\":["
                .formatted(list.kind(), version, meta);
    return start.getBytes(StandardCharsets.UTF_8);
  }

  static byte[] jsonEnd() {
    return JSON_END;
  }

  /** The end of a list whose members are sorted by name, as those without a type are. */
  static byte[] sortedJsonEnd(GroupVersionKind list, ListMeta metadata) {
    JsonWriter out = new JsonWriter(256);
    out.beginObject();
    out.key("continue");
    out.string(metadata.continue_());
    if (metadata.remainingItemCount() != null) {
      out.key("remainingItemCount");
      out.int64(metadata.remainingItemCount());
    }
    out.key("resourceVersion");
    out.string(metadata.resourceVersion());
    out.endObject();
    String meta = new String(out.toByteArray(), StandardCharsets.UTF_8);
    return "],\"kind\":\"%s\",\"metadata\":%s}\n"
        .formatted(list.kind(), meta)
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Everything before the items: the envelope has to tell how long they are together. */
  static byte[] protobufStart(GroupVersionKind list, ListMeta metadata, List<byte[]> items) {
    ProtoWriter meta = new ProtoWriter(128);
    meta.message(0x0A, metadata, TypeDescriptor.of(ListMeta.class));
    byte[] head = meta.toByteArray();
    long length = head.length;
    for (byte[] item : items) {
      length += item.length;
    }
    if (length > Integer.MAX_VALUE - 1024) {
      throw new IllegalStateException("the list is longer than an envelope can be");
    }
    ProtoWriter type = new ProtoWriter(64);
    type.string(0x12, list.kind());
    type.string(0x0A, list.groupVersion().toApiVersion());
    ByteArrayOutputStream out = new ByteArrayOutputStream(head.length + 128);
    out.writeBytes(MAGIC);
    byte[] typeBytes = type.toByteArray();
    out.write(0x0A);
    out.writeBytes(varint(typeBytes.length));
    out.writeBytes(typeBytes);
    out.write(0x12);
    out.writeBytes(varint((int) length));
    out.writeBytes(head);
    return out.toByteArray();
  }

  static byte[] protobufEnd() {
    return PROTOBUF_END;
  }

  private static byte[] varint(int value) {
    byte[] bytes = new byte[5];
    int at = 0;
    int rest = value;
    while ((rest & ~0x7f) != 0) {
      bytes[at++] = (byte) ((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    bytes[at++] = (byte) rest;
    return Arrays.copyOf(bytes, at);
  }
}
