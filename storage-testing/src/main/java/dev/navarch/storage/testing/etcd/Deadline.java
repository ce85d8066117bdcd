package dev.navarch.storage.testing.etcd;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** A moment until which something must have happened. */
record Deadline(long nanoTime) {
  private static final long STEP_NANOS = Duration.ofMillis(5).toNanos();

  static Deadline in(Duration time) {
    return new Deadline(System.nanoTime() + time.toNanos());
  }

  boolean isPast() {
    return nanoTime - System.nanoTime() <= 0;
  }

  /**
   * Waits until the condition holds, and tells whether it did before the deadline. It is asked at
   * least once. An interrupt ends the wait and stays set.
   */
  boolean await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      if (isPast() || Thread.currentThread().isInterrupted()) {
        return false;
      }
      LockSupport.parkNanos(STEP_NANOS);
    }
    return true;
  }
}
