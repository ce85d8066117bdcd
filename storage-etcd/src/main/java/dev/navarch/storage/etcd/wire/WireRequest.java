package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;

/** A message that is sent to an etcd. */
public interface WireRequest {
  /** Writes the fields, the last one first. A field that has its default value is left out. */
  void writeTo(ProtoWriter out);
}
