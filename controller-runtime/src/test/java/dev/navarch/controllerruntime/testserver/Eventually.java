package dev.navarch.controllerruntime.testserver;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;

/** Waits for what other threads do. */
public final class Eventually {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private Eventually() {}

  /** Waits until something is so, and fails if that takes too long. */
  public static void that(String what, Callable<Boolean> holds) throws Exception {
    long end = System.nanoTime() + LIMIT.toNanos();
    while (!holds.call()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not within " + LIMIT + ": " + what);
      }
      LockSupport.parkNanos(1_000_000);
    }
  }
}
