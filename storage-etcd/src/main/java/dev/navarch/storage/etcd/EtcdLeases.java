package dev.navarch.storage.etcd;

import dev.navarch.storage.Lease;
import dev.navarch.storage.Leases;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.LeaseCall;
import dev.navarch.storage.etcd.wire.LeaseReply;
import java.time.Duration;
import java.util.Optional;

/** The leases of an etcd, which gives none a shorter life than about two seconds. */
final class EtcdLeases implements Leases {
  private final EtcdCalls calls;

  EtcdLeases(EtcdCalls calls) {
    this.calls = calls;
  }

  @Override
  public Lease grant(Duration timeToLive) {
    if (!timeToLive.isPositive()) {
      throw new IllegalArgumentException("a lease lives longer than nothing: " + timeToLive);
    }
    long seconds = timeToLive.toSeconds() + (timeToLive.toNanosPart() > 0 ? 1 : 0);
    try {
      return lease(calls.write(EtcdMethods.LEASE_GRANT, new LeaseCall.Grant(seconds)));
    } catch (EtcdFailure e) {
      throw e.toStorageException();
    }
  }

  @Override
  public Lease keepAlive(long id) {
    try {
      LeaseReply reply = calls.read(EtcdMethods.LEASE_KEEP_ALIVE, new LeaseCall.Of(id));
      if (reply.seconds() <= 0) {
        throw new StorageException.LeaseNotFound(id);
      }
      return lease(reply);
    } catch (EtcdFailure e) {
      throw explain(e, id);
    }
  }

  @Override
  public void revoke(long id) {
    try {
      calls.write(EtcdMethods.LEASE_REVOKE, new LeaseCall.Of(id));
    } catch (EtcdFailure e) {
      throw explain(e, id);
    }
  }

  @Override
  public Optional<Duration> remaining(long id) {
    try {
      LeaseReply reply = calls.read(EtcdMethods.LEASE_TIME_TO_LIVE, new LeaseCall.Of(id));
      return reply.seconds() < 0
          ? Optional.empty()
          : Optional.of(Duration.ofSeconds(reply.seconds()));
    } catch (EtcdFailure e) {
      if (e.meaning() == EtcdFailure.Meaning.LEASE_NOT_FOUND) {
        return Optional.empty();
      }
      throw e.toReadException();
    }
  }

  private static StorageException explain(EtcdFailure failure, long id) {
    return failure.meaning() == EtcdFailure.Meaning.LEASE_NOT_FOUND
        ? new StorageException.LeaseNotFound(id)
        : failure.toStorageException();
  }

  private static Lease lease(LeaseReply reply) {
    return new Lease(reply.id(), Duration.ofSeconds(reply.seconds()));
  }
}
