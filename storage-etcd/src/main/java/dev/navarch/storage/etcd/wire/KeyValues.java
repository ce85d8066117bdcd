package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;

/** Reads keys and their values. */
final class KeyValues {
  private KeyValues() {}

  static KeyValue read(ProtoReader in) {
    ByteString key = ByteString.EMPTY;
    ByteString value = ByteString.EMPTY;
    long createRevision = 0;
    long modRevision = 0;
    long version = 0;
    long lease = 0;
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x0A -> key = Fields.bytes(in);
        case 0x10 -> createRevision = in.int64();
        case 0x18 -> modRevision = in.int64();
        case 0x20 -> version = in.int64();
        case 0x2A -> value = Fields.bytes(in);
        case 0x30 -> lease = in.int64();
        default -> in.unknown(tag, 0b1111110);
      }
    }
    in.leave(outer);
    return new KeyValue(key, value, createRevision, modRevision, version, lease);
  }
}
