package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.storage.KeyValue;
import org.jspecify.annotations.Nullable;

/**
 * One key changed.
 *
 * @param current what the key holds; for a deleted one only key and revision are there
 */
public record Event(boolean deleted, KeyValue current, @Nullable KeyValue previous) {
  static Event read(ProtoReader in) {
    boolean deleted = false;
    KeyValue current = null;
    KeyValue previous = null;
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x08 -> deleted = in.int32() == 1;
        case 0x12 -> current = KeyValues.read(in);
        case 0x1A -> previous = KeyValues.read(in);
        default -> in.unknown(tag, 0b1110);
      }
    }
    in.leave(outer);
    if (current == null) {
      throw new DecodeException("proto: an event without a key");
    }
    return new Event(deleted, current, previous);
  }
}
