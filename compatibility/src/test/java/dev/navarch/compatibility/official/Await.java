package dev.navarch.compatibility.official;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;

/** Waits for what happens soon. */
final class Await {
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final long BETWEEN_LOOKS = Duration.ofMillis(10).toNanos();

  private Await() {}

  /**
   * Returns as soon as the condition holds.
   *
   * @throws AssertionError if it does not in good time
   */
  static void until(String what, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + LIMIT.toNanos();
    while (!condition.call()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("waited in vain: " + what);
      }
      LockSupport.parkNanos(BETWEEN_LOOKS);
    }
  }
}
