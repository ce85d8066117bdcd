package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;

/** What can be asked about leases. */
public sealed interface LeaseCall extends WireRequest {
  /** Makes a lease; the server chooses its id. */
  record Grant(long seconds) implements LeaseCall {
    @Override
    public void writeTo(ProtoWriter out) {
      Fields.put(out, 0x08, seconds);
    }
  }

  /** Names a lease: to end it, to keep it alive, or to ask how long it lives. */
  record Of(long id) implements LeaseCall {
    @Override
    public void writeTo(ProtoWriter out) {
      Fields.put(out, 0x08, id);
    }
  }
}
