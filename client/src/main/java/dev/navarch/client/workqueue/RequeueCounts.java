package dev.navarch.client.workqueue;

import java.util.concurrent.ConcurrentHashMap;

/** How often items came. One entry for each that is not forgotten. */
final class RequeueCounts<T> {
  private final ConcurrentHashMap<T, Integer> counts = new ConcurrentHashMap<>();

  /** Counts, and returns how often the item came before. */
  int next(T item) {
    return counts.merge(item, 1, (before, one) -> before == Integer.MAX_VALUE ? before : before + 1)
        - 1;
  }

  int of(T item) {
    return counts.getOrDefault(item, 0);
  }

  void forget(T item) {
    counts.remove(item);
  }
}
