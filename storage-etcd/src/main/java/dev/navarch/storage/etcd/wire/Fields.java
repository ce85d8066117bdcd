package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.storage.ByteString;
import java.util.List;

/** Fields as protobuf 3 has them: what has its default value is not written. */
final class Fields {
  private Fields() {}

  static void put(ProtoWriter out, int tag, long value) {
    if (value != 0) {
      out.int64(tag, value);
    }
  }

  static void put(ProtoWriter out, int tag, boolean value) {
    if (value) {
      out.bool(tag, true);
    }
  }

  static void put(ProtoWriter out, int tag, ByteString value) {
    if (!value.isEmpty()) {
      out.bytes(tag, value.unsafeArray());
    }
  }

  static void put(ProtoWriter out, int tag, WireRequest message) {
    int mark = out.mark();
    message.writeTo(out);
    out.message(tag, mark);
  }

  static void putAll(ProtoWriter out, int tag, List<? extends WireRequest> messages) {
    for (int i = messages.size() - 1; i >= 0; i--) {
      put(out, tag, messages.get(i));
    }
  }

  /** Reads bytes, which are copied once, out of the message. */
  static ByteString bytes(ProtoReader in) {
    return ByteString.wrap(in.bytes().unsafeArray());
  }
}
