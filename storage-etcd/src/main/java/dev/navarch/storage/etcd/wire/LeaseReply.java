package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;

/**
 * A lease, as it was granted, kept alive or found.
 *
 * @param seconds how long it lives from now on; what says that there is no such lease depends on
 *     the call
 */
public record LeaseReply(Header header, long id, long seconds) implements Reply {
  static LeaseReply read(ProtoReader in) {
    Header header = Header.NONE;
    long id = 0;
    long seconds = 0;
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x0A -> header = Header.read(in);
        case 0x10 -> id = in.int64();
        case 0x18 -> seconds = in.int64();
        default -> in.unknown(tag, 0b1110);
      }
    }
    return new LeaseReply(header, id, seconds);
  }
}
