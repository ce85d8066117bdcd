package dev.navarch.client.waiting;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;

/**
 * Time and chance, as everything that waits sees them. Programs use {@link #system}; tests pass one
 * that they move themselves. May be used by any number of threads.
 */
public interface TimeSource {
  /** The machine's own time; waiting threads sleep. */
  static TimeSource system() {
    return SystemTime.INSTANCE;
  }

  /** A moment on a scale that only goes forward; differences alone have a meaning. */
  long nanos();

  /** What the clock on the wall says; it may be set back. */
  Instant now();

  /**
   * Waits until a latch is open, and no longer than some time.
   *
   * @return whether the latch is open
   */
  boolean await(CountDownLatch latch, Duration atMost) throws InterruptedException;

  /** Waits for some time. */
  default void sleep(Duration time) throws InterruptedException {
    await(new CountDownLatch(1), time);
  }

  /**
   * Runs a task once when some time has passed, on another thread. The task may block, and must not
   * throw.
   */
  Alarm schedule(Duration delay, Runnable task);

  /** A number from 0 to 1, without 1: what jitter is made of. */
  double random();

  /** A task that waits for its time. */
  interface Alarm {
    /** Sees to it that the task does not begin, if it has not yet. One that runs goes on. */
    void cancel();
  }
}
