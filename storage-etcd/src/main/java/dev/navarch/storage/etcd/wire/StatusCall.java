package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;

/** Asks a member how it is. */
public record StatusCall() implements WireRequest {
  @Override
  public void writeTo(ProtoWriter out) {}
}
