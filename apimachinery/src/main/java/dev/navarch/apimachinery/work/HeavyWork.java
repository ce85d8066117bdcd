package dev.navarch.apimachinery.work;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Permits for requests that compute for long. There are fewer of them than threads that carry
 * virtual threads, so one carrier at least is free for requests that need little. Waiting for a
 * permit parks the thread. Permits are granted in the order of asking.
 *
 * <p>A permit is a lease. A holder that has blocked, on a lock, on the store or on a slow client,
 * loses it to the first in the queue after {@value #BLOCKED_MILLIS} ms and has to ask again when it
 * goes on. So a holder need not give its permit back before it blocks, and a thread that waits for
 * a permit while it holds a lock cannot block the holder for ever. A holder that is able to run and
 * has not been seen for {@value #STARVED_MILLIS} ms loses it too: threads that wait for permits
 * inside of monitors or class initializers may occupy all carriers, and the holder finds none.
 */
public final class HeavyWork {
  static final int BLOCKED_MILLIS = 20;
  static final int STARVED_MILLIS = 250;

  private static final long BLOCKED = TimeUnit.MILLISECONDS.toNanos(BLOCKED_MILLIS);
  private static final long STARVED = TimeUnit.MILLISECONDS.toNanos(STARVED_MILLIS);
  private static final HeavyWork SHARED = new HeavyWork(Math.max(1, carriers() - 1));

  private final ReentrantLock lock = new ReentrantLock();
  private final Set<Permit> held = new HashSet<>();
  private final ArrayDeque<Waiter> queue = new ArrayDeque<>();
  private volatile int waiting;
  private int free;

  /** The right to compute for long, as long as it is valid. */
  static final class Permit {
    private final Thread holder;
    private volatile boolean valid = true;
    private volatile long seen = System.nanoTime();

    private Permit(Thread holder) {
      this.holder = holder;
    }

    boolean isValid() {
      return valid;
    }

    /** Notes that the holder is at work. */
    void seen() {
      seen = System.nanoTime();
    }

    private boolean isBlocked() {
      long unseen = System.nanoTime() - seen;
      return switch (holder.getState()) {
        case BLOCKED, WAITING, TIMED_WAITING, TERMINATED -> unseen > BLOCKED;
        case NEW, RUNNABLE -> unseen > STARVED;
      };
    }
  }

  private static final class Waiter {
    private final Thread thread = Thread.currentThread();
    private volatile @Nullable Permit permit;
  }

  public HeavyWork(int permits) {
    this.free = permits;
  }

  /** The permits of this process, which has one set of carriers. */
  public static HeavyWork shared() {
    return SHARED;
  }

  private static int carriers() {
    return Integer.getInteger(
        "jdk.virtualThreadScheduler.parallelism", Runtime.getRuntime().availableProcessors());
  }

  /** Whether a thread waits for a permit. */
  boolean isAwaited() {
    return waiting > 0;
  }

  /**
   * Waits for a permit.
   *
   * @return null if there was none before the deadline, or the thread was interrupted, which stays
   *     noted
   */
  @Nullable Permit acquire(long deadline, LongSupplier nanoClock) {
    Waiter waiter = new Waiter();
    lock.lock();
    try {
      queue.addLast(waiter);
      waiting = queue.size();
      grant();
    } finally {
      lock.unlock();
    }
    while (true) {
      long left = deadline - nanoClock.getAsLong();
      if (left <= 0 || Thread.currentThread().isInterrupted()) {
        return leave(waiter);
      }
      long pause = pause(waiter, left);
      Permit permit = waiter.permit;
      if (permit != null) {
        return permit;
      }
      LockSupport.parkNanos(this, pause);
    }
  }

  /**
   * How long to park. The first in the queue looks after holders that have blocked. The lock may
   * consume the signal that comes with a permit, so the permit must be looked for afterwards.
   */
  private long pause(Waiter waiter, long left) {
    lock.lock();
    try {
      if (queue.peekFirst() != waiter) {
        return left;
      }
      reclaim();
      grant();
      return Math.min(left, BLOCKED);
    } finally {
      lock.unlock();
    }
  }

  private void reclaim() {
    for (Iterator<Permit> permits = held.iterator(); permits.hasNext(); ) {
      Permit permit = permits.next();
      if (permit.isBlocked()) {
        permit.valid = false;
        permits.remove();
        free++;
      }
    }
  }

  private void grant() {
    boolean granted = false;
    while (free > 0 && !queue.isEmpty()) {
      Waiter next = queue.removeFirst();
      Permit permit = new Permit(next.thread);
      free--;
      held.add(permit);
      next.permit = permit;
      LockSupport.unpark(next.thread);
      granted = true;
    }
    waiting = queue.size();
    Waiter first = queue.peekFirst();
    if (granted && first != null) {
      LockSupport.unpark(first.thread);
    }
  }

  /** Ends the wait; a permit that was granted in the meantime is taken. */
  private @Nullable Permit leave(Waiter waiter) {
    lock.lock();
    try {
      boolean wasFirst = queue.peekFirst() == waiter;
      queue.remove(waiter);
      waiting = queue.size();
      Waiter first = queue.peekFirst();
      if (wasFirst && first != null) {
        LockSupport.unpark(first.thread);
      }
      return waiter.permit;
    } finally {
      lock.unlock();
    }
  }

  /** Takes a permit back; one that was taken away before is ignored. */
  void release(Permit permit) {
    lock.lock();
    try {
      permit.valid = false;
      if (held.remove(permit)) {
        free++;
        grant();
      }
    } finally {
      lock.unlock();
    }
  }
}
