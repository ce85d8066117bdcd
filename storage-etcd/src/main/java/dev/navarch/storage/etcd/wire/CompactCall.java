package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;

/** Forgets what only revisions before this one need; the room is freed later. */
public record CompactCall(long revision) implements WireRequest {
  @Override
  public void writeTo(ProtoWriter out) {
    Fields.put(out, 0x08, revision);
  }
}
