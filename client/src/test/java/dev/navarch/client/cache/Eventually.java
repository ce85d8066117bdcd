package dev.navarch.client.cache;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what other threads do. */
public final class Eventually {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);
  private static final long GLANCE_NANOS = TimeUnit.MICROSECONDS.toNanos(200);

  private Eventually() {}

  public static void until(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("in vain: " + what);
      }
      LockSupport.parkNanos(GLANCE_NANOS);
    }
  }
}
