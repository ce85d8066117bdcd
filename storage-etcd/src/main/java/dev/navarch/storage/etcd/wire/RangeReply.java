package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.storage.KeyValue;
import java.util.ArrayList;
import java.util.List;

/**
 * What a read found.
 *
 * @param items with their whole keys, in the order of these
 * @param count how many keys there are in the range, whatever the limit
 */
public record RangeReply(Header header, List<KeyValue> items, long count) implements Reply {
  static RangeReply read(ProtoReader in) {
    Header header = Header.NONE;
    List<KeyValue> items = new ArrayList<>();
    long count = 0;
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x0A -> header = Header.read(in);
        case 0x12 -> items.add(KeyValues.read(in));
        case 0x20 -> count = in.int64();
        default -> in.unknown(tag, 0b10110);
      }
    }
    return new RangeReply(header, items, count);
  }
}
