package dev.navarch.apiserver.rest;

import dev.navarch.storage.Lease;
import dev.navarch.storage.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Leases for objects that go away by themselves. Objects that are written within a short time and
 * live equally long share one: a store keeps few leases well, and a lease for each event would be
 * many.
 */
final class Leasing {
  private static final Duration SHARED_FOR = Duration.ofSeconds(10);
  private static final int SHARED_BY = 1000;

  private record Shared(long id, Instant until, int users) {}

  private final Store store;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<Long, Shared> bySeconds = new HashMap<>();

  Leasing(Store store) {
    this.store = store;
  }

  /** A lease that lasts at least so many seconds. */
  long lasting(long seconds, Instant now) {
    lock.lock();
    try {
      Shared shared = bySeconds.get(seconds);
      if (shared == null || now.isAfter(shared.until()) || shared.users() >= SHARED_BY) {
        Lease lease = store.leases().grant(Duration.ofSeconds(seconds).plus(SHARED_FOR));
        shared = new Shared(lease.id(), now.plus(SHARED_FOR), 0);
      }
      bySeconds.put(seconds, new Shared(shared.id(), shared.until(), shared.users() + 1));
      return shared.id();
    } finally {
      lock.unlock();
    }
  }
}
