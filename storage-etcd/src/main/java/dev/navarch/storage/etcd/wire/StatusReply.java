package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import java.util.ArrayList;
import java.util.List;

/**
 * How a member is.
 *
 * @param version its release, as {@code 3.5.16}
 * @param storedBytes the size of its file
 * @param errors the alarms that are raised
 */
public record StatusReply(Header header, String version, long storedBytes, List<String> errors)
    implements Reply {
  static StatusReply read(ProtoReader in) {
    Header header = Header.NONE;
    String version = "";
    long storedBytes = 0;
    List<String> errors = new ArrayList<>();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x0A -> header = Header.read(in);
        case 0x12 -> version = in.string();
        case 0x18 -> storedBytes = in.int64();
        case 0x42 -> errors.add(in.string());
        default -> in.unknown(tag, 0b1_0000_1110);
      }
    }
    return new StatusReply(header, version, storedBytes, errors);
  }
}
