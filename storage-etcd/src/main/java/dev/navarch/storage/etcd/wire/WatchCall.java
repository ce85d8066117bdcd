package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.storage.ByteString;

/** What is said on the stream of a watch. */
public sealed interface WatchCall extends WireRequest {

  /**
   * Begins a watch. The server sends marks now and then by itself.
   *
   * @param end the key after the last one; empty to watch the one key
   * @param startRevision the first revision to hear of, from 1
   */
  record Create(ByteString key, ByteString end, long startRevision, boolean previousValues)
      implements WatchCall {
    @Override
    public void writeTo(ProtoWriter out) {
      int mark = out.mark();
      Fields.put(out, 0x30, previousValues);
      Fields.put(out, 0x20, true);
      Fields.put(out, 0x18, startRevision);
      Fields.put(out, 0x12, end);
      Fields.put(out, 0x0A, key);
      out.message(0x0A, mark);
    }
  }

  /** Asks for a mark. */
  record Progress() implements WatchCall {
    @Override
    public void writeTo(ProtoWriter out) {
      out.message(0x1A, out.mark());
    }
  }
}
