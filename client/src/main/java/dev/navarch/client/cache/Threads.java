package dev.navarch.client.cache;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;

/** Waits for threads to end. */
final class Threads {
  private static final Logger LOG = System.getLogger("dev.navarch.client.cache");

  private Threads() {}

  /** Waits for a thread that has been told to end; an interrupt is kept for afterwards. */
  static void joinDespiteInterrupts(Thread thread, Duration timeout) {
    long end = System.nanoTime() + timeout.toNanos();
    boolean interrupted = false;
    boolean waiting = true;
    while (waiting) {
      try {
        if (!thread.join(Duration.ofNanos(end - System.nanoTime()))) {
          LOG.log(Level.WARNING, "thread {0} does not end", thread.getName());
        }
        waiting = false;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Waits for all of them, all in all no longer than this; for the one that asks it does not wait.
   * An interrupt ends the wait, and stays.
   *
   * @return whether all have ended
   */
  static boolean join(List<Thread> threads, Duration timeout) {
    long end = System.nanoTime() + timeout.toNanos();
    boolean all = true;
    try {
      for (Thread thread : threads) {
        Duration left = Duration.ofNanos(end - System.nanoTime());
        if (!thread.equals(Thread.currentThread()) && !thread.join(left)) {
          LOG.log(Level.WARNING, "thread {0} does not end", thread.getName());
          all = false;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      all = false;
    }
    return all;
  }
}
