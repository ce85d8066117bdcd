package dev.navarch.storage.etcd;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.StoreHealth;
import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.RangeCall;
import dev.navarch.storage.etcd.wire.StatusReply;
import java.time.Duration;

/** Looks after an etcd: whether it agrees on a read, and what a member says of itself. */
final class EtcdHealth {
  private final EtcdCalls calls;
  private final MemberVersions members;
  private final OldestRevision oldest;
  private final KnownRevision revision;
  private final Keyspace keys;
  private final Duration timeout;

  EtcdHealth(
      EtcdCalls calls,
      MemberVersions members,
      OldestRevision oldest,
      KnownRevision revision,
      Keyspace keys,
      Duration timeout) {
    this.calls = calls;
    this.members = members;
    this.oldest = oldest;
    this.revision = revision;
    this.keys = keys;
    this.timeout = timeout;
  }

  StoreHealth look() {
    try {
      calls.read(
          EtcdMethods.RANGE, new RangeCall(keys.prefix(), ByteString.EMPTY, 0, 0, true), timeout);
      StatusReply status = members.status();
      boolean fine = status.errors().isEmpty();
      return new StoreHealth(
          fine,
          fine ? "ok" : String.join("; ", status.errors()),
          revision.get(),
          oldest.find(),
          status.storedBytes());
    } catch (EtcdFailure e) {
      return new StoreHealth(false, e.description(), revision.get(), oldest.lastFound(), 0);
    }
  }
}
