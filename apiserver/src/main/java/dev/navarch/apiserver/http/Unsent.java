package dev.navarch.apiserver.http;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The bytes of a streamed response that its reader has not taken yet. Event loops count; the thread
 * that writes waits here for the reader, and is signalled only when there is room.
 *
 * <p>The count is changed without the lock. A waiting thread announces what it waits for under the
 * lock and then looks at the count again, so that no signal is missed.
 */
public final class Unsent {
  /** The window of a client that has used up what it may buffer: enough to keep data moving. */
  static final long LEAST_WINDOW = 64 << 10;

  private static final long NOT_WAITING = -1;

  private final RequestAllowance allowance;
  private final AtomicLong count = new AtomicLong();
  private final ReentrantLock lock = new ReentrantLock();

  @GuardedBy("lock")
  private final Condition hasRoom = lock.newCondition();

  /** The count that a writer waits for; written under the lock. */
  private volatile long awaited = NOT_WAITING;

  private volatile boolean over;

  public Unsent(RequestAllowance allowance) {
    this.allowance = allowance;
  }

  public long get() {
    return count.get();
  }

  public void add(long bytes) {
    count.addAndGet(bytes);
    allowance.addUnsent(bytes);
  }

  /** Counts bytes as sent, or as never to be sent. */
  public void remove(long bytes) {
    long left = count.addAndGet(-bytes);
    allowance.addUnsent(-bytes);
    if (left <= awaited) {
      signal();
    }
  }

  /** Wakes the writer: there is no reader any more. */
  public void end() {
    over = true;
    if (awaited != NOT_WAITING) {
      signal();
    }
  }

  private void signal() {
    lock.lock();
    try {
      hasRoom.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Whether more may be written at once: no more than a window is unsent. */
  public boolean hasRoom(long window) {
    return count.get() <= limited(window);
  }

  private long limited(long window) {
    return allowance.mayRunAhead() ? window : Math.min(window, LEAST_WINDOW);
  }

  /**
   * Waits until no more than a window is unsent, or the stream is over.
   *
   * @return false if that did not happen in time
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public boolean awaitRoom(long window, Duration patience) throws InterruptedException {
    if (hasRoom(window)) {
      return true;
    }
    long nanos = patience.toNanos();
    lock.lock();
    try {
      while (true) {
        long limit = limited(window);
        awaited = limit;
        if (over || count.get() <= limit) {
          return true;
        }
        if (nanos <= 0) {
          return false;
        }
        // Looks again now and then: the window may have grown meanwhile.
        long slice = Math.min(nanos, TimeUnit.SECONDS.toNanos(1));
        nanos -= slice - Math.max(0, hasRoom.awaitNanos(slice));
      }
    } finally {
      awaited = NOT_WAITING;
      lock.unlock();
    }
  }
}
