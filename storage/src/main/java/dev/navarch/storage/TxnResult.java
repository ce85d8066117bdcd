package dev.navarch.storage;

import java.util.List;
import java.util.Optional;

/** How a transaction ended. */
public sealed interface TxnResult {
  /**
   * All conditions held, and what was to be written is written.
   *
   * @param revision the revision of the write; if nothing changed, because there was nothing to
   *     write or nothing to delete, the revision that the store had already
   */
  record Committed(long revision) implements TxnResult {}

  /**
   * A condition did not hold, and nothing was written.
   *
   * @param revision the revision at which the conditions were looked at
   * @param current for each condition, in their order, what its key held then
   */
  record Conflict(long revision, List<Optional<KeyValue>> current) implements TxnResult {
    public Conflict {
      current = List.copyOf(current);
    }
  }

  long revision();

  default boolean isCommitted() {
    return this instanceof Committed;
  }
}
