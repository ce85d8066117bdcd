package dev.navarch.apiserver.openapi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A protobuf message taken apart without knowing what it means. */
final class WireMessage {
  private final Map<Integer, List<Object>> fields = new TreeMap<>();

  static WireMessage parse(byte[] bytes) {
    WireMessage message = new WireMessage();
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    while (in.hasRemaining()) {
      int tag = (int) varint(in);
      Object value =
          switch (tag & 7) {
            case 0 -> varint(in);
            case 1 -> in.getDouble();
            case 2 -> {
              byte[] content = new byte[(int) varint(in)];
              in.get(content);
              yield content;
            }
            default -> throw new AssertionError("wire type " + (tag & 7));
          };
      message.fields.computeIfAbsent(tag >>> 3, number -> new ArrayList<>()).add(value);
    }
    return message;
  }

  private static long varint(ByteBuffer in) {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = in.get();
      value |= (next & 0x7FL) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }

  boolean has(int field) {
    return fields.containsKey(field);
  }

  List<Object> all(int field) {
    return fields.getOrDefault(field, List.of());
  }

  String text(int field) {
    return has(field) ? new String((byte[]) all(field).get(0), StandardCharsets.UTF_8) : "";
  }

  List<String> texts(int field) {
    return all(field).stream()
        .map(bytes -> new String((byte[]) bytes, StandardCharsets.UTF_8))
        .toList();
  }

  WireMessage message(int field) {
    if (!has(field)) {
      throw new AssertionError("no field " + field);
    }
    return parse((byte[]) all(field).get(0));
  }

  List<WireMessage> messages(int field) {
    return all(field).stream().map(bytes -> parse((byte[]) bytes)).toList();
  }

  /** A list of messages with a name and a value, by name. */
  Map<String, WireMessage> named(int field) {
    Map<String, WireMessage> named = new TreeMap<>();
    for (WireMessage entry : messages(field)) {
      named.put(entry.text(1), entry.message(2));
    }
    return named;
  }

  /** The one of a name among such messages. */
  WireMessage named(int field, String name) {
    WireMessage found = named(field).get(name);
    if (found == null) {
      throw new AssertionError("no " + name + " in field " + field);
    }
    return found;
  }
}
