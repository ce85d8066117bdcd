package dev.navarch.storage.mvcc;

import java.time.Duration;

/**
 * How much history is kept: whatever exceeds either bound is compacted by itself, a little late so
 * that it happens in larger pieces.
 */
public record HistoryBounds(int maxRevisions, Duration maxAge) {
  public HistoryBounds {
    if (maxRevisions < 1 || maxAge.isNegative() || maxAge.isZero()) {
      throw new IllegalArgumentException("history of " + maxRevisions + " or " + maxAge);
    }
  }

  /** The oldest revision that must stay readable: at least the one that is so now. */
  long floor(State state, long now) {
    RevisionLog log = state.log();
    long floor = state.compacted();
    if (state.revision() - floor > maxRevisions + Math.max(1, maxRevisions / 16)) {
      floor = state.revision() - maxRevisions;
    }
    long age = maxAge.toNanos();
    if (floor < state.revision() && now - log.get(floor + 1).time() > age + age / 16) {
      do {
        floor++;
      } while (floor < state.revision() && now - log.get(floor + 1).time() > age);
    }
    return floor;
  }
}
