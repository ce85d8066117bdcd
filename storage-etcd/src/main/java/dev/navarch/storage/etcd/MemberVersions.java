package dev.navarch.storage.etcd;

import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.StatusCall;
import dev.navarch.storage.etcd.wire.StatusReply;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which release each member runs; while a cluster is upgraded they differ. A member cannot be
 * addressed, but calls go to all in turn and the answer says who gave it, so asking as often as
 * there are members reaches the one that matters.
 */
final class MemberVersions {
  private final EtcdCalls calls;
  private final int members;
  private final Duration timeout;
  private final Map<Long, ServerVersion> versions = new ConcurrentHashMap<>();

  MemberVersions(EtcdCalls calls, int members, Duration timeout) {
    this.calls = calls;
    this.members = members;
    this.timeout = timeout;
  }

  /** Asks whichever member's turn it is how it is. */
  StatusReply status() {
    StatusReply status = calls.read(EtcdMethods.STATUS, new StatusCall(), timeout);
    ServerVersion.parse(status.version())
        .ifPresent(version -> versions.put(status.header().memberId(), version));
    return status;
  }

  /** The release of a member; empty if it cannot be found out now. Asks only if it is not known. */
  Optional<ServerVersion> of(long memberId) {
    try {
      for (int i = 0; i < 2 * members && !versions.containsKey(memberId); i++) {
        status();
      }
    } catch (EtcdFailure e) {
      return Optional.empty();
    }
    return Optional.ofNullable(versions.get(memberId));
  }

  /** Forgets a member's release: it may come back with another one. */
  void forget(long memberId) {
    versions.remove(memberId);
  }
}
