package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import java.util.ArrayList;
import java.util.List;

/**
 * What a watch is told.
 *
 * @param compactRevision if not 0, the watch began too early and is over: the oldest revision kept
 * @param cancelReason why the server ended the watch; may be empty
 */
public record WatchReply(
    Header header,
    boolean created,
    boolean canceled,
    long compactRevision,
    String cancelReason,
    List<Event> events)
    implements Reply {

  static WatchReply read(ProtoReader in) {
    Header header = Header.NONE;
    boolean created = false;
    boolean canceled = false;
    long compactRevision = 0;
    String cancelReason = "";
    List<Event> events = new ArrayList<>();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case 0x0A -> header = Header.read(in);
        case 0x18 -> created = in.bool();
        case 0x20 -> canceled = in.bool();
        case 0x28 -> compactRevision = in.int64();
        case 0x32 -> cancelReason = in.string();
        case 0x5A -> events.add(Event.read(in));
        default -> in.unknown(tag, 0b1000_0111_1010);
      }
    }
    return new WatchReply(header, created, canceled, compactRevision, cancelReason, events);
  }

  /** Whether this only says how far the watch has come. */
  public boolean isMark() {
    return events.isEmpty() && !created && !canceled && compactRevision == 0;
  }
}
