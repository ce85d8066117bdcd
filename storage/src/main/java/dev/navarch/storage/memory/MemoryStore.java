package dev.navarch.storage.memory;

import dev.navarch.storage.Limits;
import dev.navarch.storage.mvcc.HistoryBounds;
import dev.navarch.storage.mvcc.InlineCommitter;
import dev.navarch.storage.mvcc.State;
import dev.navarch.storage.mvcc.VersionedStore;
import java.time.Duration;

/** A store that lives as long as the process. */
public final class MemoryStore extends VersionedStore {
  /** Enough for whoever pages through a list or resumes a watch; a test seldom writes more. */
  public static final HistoryBounds DEFAULT_HISTORY =
      new HistoryBounds(10_000, Duration.ofMinutes(10));

  private final HistoryBounds bounds;

  private MemoryStore(State state, Limits limits, HistoryBounds bounds) {
    super(new InlineCommitter(state), limits, bounds);
    this.bounds = bounds;
  }

  public static MemoryStore create() {
    return create(Limits.DEFAULT, DEFAULT_HISTORY);
  }

  public static MemoryStore create(Limits limits, HistoryBounds bounds) {
    return new MemoryStore(State.EMPTY, limits, bounds);
  }

  /**
   * Copies the store, history and leases included, without copying what is in it: this takes the
   * same short time however much that is. From then on the two know nothing of each other. Watches
   * stay with the original.
   */
  public MemoryStore fork() {
    return new MemoryStore(state(), limits(), bounds);
  }
}
