package dev.navarch.storage.testing;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what happens elsewhere, up to a deadline. */
public final class Await {
  /** How long a test waits for something that should happen at once. */
  public static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final long POLL_NANOS = 2_000_000;

  private Await() {}

  /** Waits for {@link #PATIENCE} at most. */
  public static void until(String what, BooleanSupplier condition) {
    until(what, PATIENCE, condition);
  }

  /**
   * Asks again and again until the condition holds.
   *
   * @param what the condition in words, as the end of "waited in vain until"
   */
  public static void until(String what, Duration patience, BooleanSupplier condition) {
    long start = System.nanoTime();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - start >= patience.toNanos()) {
        throw new AssertionError("waited " + patience + " in vain until " + what);
      }
      if (Thread.currentThread().isInterrupted()) {
        throw new AssertionError("interrupted while waiting until " + what);
      }
      LockSupport.parkNanos(POLL_NANOS);
    }
  }
}
