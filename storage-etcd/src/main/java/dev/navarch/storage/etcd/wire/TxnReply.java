package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import java.util.ArrayList;
import java.util.List;

/**
 * How a transaction went.
 *
 * @param succeeded whether all conditions held
 * @param ranges what its reads found, in their order
 */
public record TxnReply(Header header, boolean succeeded, List<RangeReply> ranges) implements Reply {
  static TxnReply read(ProtoReader in) {
    Header header = Header.NONE;
    boolean succeeded = false;
    List<RangeReply> ranges = new ArrayList<>();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x0A -> header = Header.read(in);
        case 0x10 -> succeeded = in.bool();
        case 0x1A -> readStep(in, ranges);
        default -> in.unknown(tag, 0b1110);
      }
    }
    return new TxnReply(header, succeeded, ranges);
  }

  private static void readStep(ProtoReader in, List<RangeReply> ranges) {
    int step = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == 0x0A) {
        int outer = in.enter();
        ranges.add(RangeReply.read(in));
        in.leave(outer);
      } else {
        in.unknown(tag, 0b10);
      }
    }
    in.leave(step);
  }
}
