package dev.navarch.attacks;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for conditions. */
public final class Await {
  private static final long LIMIT = Duration.ofSeconds(60).toNanos();
  private static final long BETWEEN_LOOKS = Duration.ofMillis(10).toNanos();

  private Await() {}

  /** Waits until a condition holds, and fails if that takes as long as only a hang does. */
  public static void until(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + LIMIT;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("did not happen: " + what);
      }
      LockSupport.parkNanos(BETWEEN_LOOKS);
    }
  }
}
