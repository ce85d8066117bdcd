package dev.navarch.testing.server;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what happens soon. */
public final class Await {
  private static final long BETWEEN_LOOKS = Duration.ofMillis(10).toNanos();

  private Await() {}

  /** Whether the condition came true before the time was up. */
  public static boolean until(Duration limit, BooleanSupplier condition) {
    long end = System.nanoTime() + limit.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        return false;
      }
      LockSupport.parkNanos(BETWEEN_LOOKS);
    }
    return true;
  }
}
