package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;

/**
 * What every reply begins with.
 *
 * @param memberId the member that answered
 * @param revision the revision of its store; 0 in replies that do not look at it
 */
public record Header(long memberId, long revision) {
  static final Header NONE = new Header(0, 0);

  static Header read(ProtoReader in) {
    long memberId = 0;
    long revision = 0;
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x10 -> memberId = in.int64();
        case 0x18 -> revision = in.int64();
        default -> in.unknown(tag, 0b1100);
      }
    }
    in.leave(outer);
    return new Header(memberId, revision);
  }
}
