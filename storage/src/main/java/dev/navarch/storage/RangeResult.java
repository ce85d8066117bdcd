package dev.navarch.storage;

import java.util.List;

/**
 * What a read found.
 *
 * @param revision the revision that was read: the one asked for, or for a read of the latest the
 *     one that was the latest then, so that the next page can be read at the same
 * @param items in the order of their keys
 * @param count how many keys lie in the stretch, however many of them were asked for
 */
public record RangeResult(long revision, List<KeyValue> items, long count) {
  public RangeResult {
    items = List.copyOf(items);
  }

  /** Whether the limit left something out. */
  public boolean hasMore() {
    return items.size() < count;
  }
}
