package dev.navarch.storage.mvcc;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Leases;
import dev.navarch.storage.StorageException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Grants leases and ends them when their time has come.
 *
 * <p>A virtual thread, which begins with the first lease, waits for the next deadline that it knows
 * of. A lease that was kept alive meanwhile turns out to have a later one when that time comes, and
 * goes back into the queue. The lock guards the queue; nothing is committed under it.
 */
final class LeaseKeeper implements Leases, AutoCloseable {

  /** How long to wait before an end that could not be committed is tried again. */
  private static final Duration RETRY = Duration.ofSeconds(1);

  private record Due(long id, long deadline) {}

  private final VersionedStore store;
  private final Changes changes;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  // Deadlines may wrap around; their differences do not.
  @GuardedBy("lock")
  private final PriorityQueue<Due> queue =
      new PriorityQueue<>(Comparator.comparing(Due::deadline, (a, b) -> Long.signum(a - b)));

  @GuardedBy("lock")
  private boolean closed;

  @GuardedBy("lock")
  private @Nullable Thread thread;

  LeaseKeeper(VersionedStore store, Changes changes) {
    this.store = store;
    this.changes = changes;
  }

  /** Looks after the leases that a store had when it was opened or forked. */
  void adopt(State state) {
    state.leases().forEach((key, granted) -> enqueue(granted.lease().id(), granted.deadline()));
  }

  @Override
  public Lease grant(Duration timeToLive) {
    if (timeToLive.isNegative() || timeToLive.isZero()) {
      throw new IllegalArgumentException("a lease of " + timeToLive);
    }
    Duration whole = Duration.ofSeconds(timeToLive.plusSeconds(1).minusNanos(1).toSeconds());
    Lease lease = new Lease(ThreadLocalRandom.current().nextLong(1, Long.MAX_VALUE), whole);
    store.submit(Changes.grant(lease));
    enqueue(lease.id(), System.nanoTime() + whole.toNanos());
    return lease;
  }

  @Override
  public Lease keepAlive(long id) {
    return store.submit(Changes.keepAlive(id));
  }

  @Override
  public void revoke(long id) {
    store.submit(changes.revoke(id));
  }

  @Override
  public Optional<Duration> remaining(long id) {
    GrantedLease granted = store.state().leases().get(GrantedLease.key(id));
    return granted == null
        ? Optional.empty()
        : Optional.of(Duration.ofNanos(Math.max(0, granted.deadline() - System.nanoTime())));
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void enqueue(long id, long deadline) {
    lock.lock();
    try {
      queue.add(new Due(id, deadline));
      changed.signal();
      if (thread == null && !closed) {
        thread = Thread.ofVirtual().name("navarch-leases").start(this::run);
      }
    } finally {
      lock.unlock();
    }
  }

  private void run() {
    for (Long id = next(); id != null; id = next()) {
      try {
        long lease = id;
        store.submit(changes.expire(lease)).ifPresent(deadline -> enqueue(lease, deadline));
      } catch (StorageException.Closed e) {
        return;
      } catch (StorageException e) {
        log().log(Level.WARNING, "a lease could not be ended, trying again: {0}", e.getMessage());
        enqueue(id, System.nanoTime() + RETRY.toNanos());
      }
    }
  }

  /** Waits until a lease is due; null when the store is closed. */
  private @Nullable Long next() {
    lock.lock();
    try {
      while (!closed) {
        Due due = queue.peek();
        if (due == null) {
          changed.awaitUninterruptibly();
          continue;
        }
        long wait = due.deadline() - System.nanoTime();
        if (wait <= 0) {
          queue.remove();
          return due.id();
        }
        boolean unused = changed.await(wait, TimeUnit.NANOSECONDS);
      }
      return null;
    } catch (InterruptedException e) {
      return null;
    } finally {
      lock.unlock();
    }
  }

  /** Looked up when there is something to say: logging takes long to load. */
  private static Logger log() {
    return System.getLogger(LeaseKeeper.class.getName());
  }
}
