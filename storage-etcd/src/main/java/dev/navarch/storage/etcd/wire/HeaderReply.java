package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;

/** A reply that says no more than that it was done. */
public record HeaderReply(Header header) implements Reply {
  static HeaderReply read(ProtoReader in) {
    Header header = Header.NONE;
    for (int tag; (tag = in.tag()) != 0; ) {
      if (tag == 0x0A) {
        header = Header.read(in);
      } else {
        in.unknown(tag, 0b10);
      }
    }
    return new HeaderReply(header);
  }
}
