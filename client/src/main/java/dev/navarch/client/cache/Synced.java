package dev.navarch.client.cache;

import dev.navarch.client.waiting.Durations;
import java.time.Duration;
import java.util.Collection;

/** Something that is complete once the first list has gone all the way through it. */
public interface Synced {
  boolean hasSynced();

  /**
   * Waits for it.
   *
   * @return false if the time was up, or if it ended before
   */
  boolean awaitSynced(Duration timeout) throws InterruptedException;

  /** Waits for all of them, all in all no longer than this. */
  static boolean awaitAll(Duration timeout, Collection<? extends Synced> all)
      throws InterruptedException {
    long end = System.nanoTime() + Durations.toNanos(timeout);
    for (Synced one : all) {
      if (!one.awaitSynced(Duration.ofNanos(Math.max(0, end - System.nanoTime())))) {
        return false;
      }
    }
    return true;
  }
}
