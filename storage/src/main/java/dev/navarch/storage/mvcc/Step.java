package dev.navarch.storage.mvcc;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.WatchEvent;

/** What a change did, for those who must write it down. */
public sealed interface Step {
  /** A revision was added. */
  record Written(Revision revision) implements Step {}

  record Granted(Lease lease) implements Step {}

  /** A lease ended; the keys that went with it are a {@link Written} of the same change. */
  record Ended(long lease) implements Step {}

  /**
   * Revisions below {@code floor} are no longer readable.
   *
   * @param before the state that still had them
   */
  record Compacted(State before, long floor) implements Step {
    /** Receives the writes of the past that no readable revision needs any more. */
    public interface Visitor {
      /** A value that was overwritten or deleted. */
      void value(KeyValue old);

      void deletion(long revision, ByteString key);
    }

    /** Tells everything that became useless with this compaction, each write once. */
    public void forEachSuperseded(Visitor visitor) {
      for (long number = before.compacted() + 1; number <= floor; number++) {
        for (WatchEvent event : before.log().get(number).events()) {
          event.previous().ifPresent(visitor::value);
          if (event instanceof WatchEvent.Delete) {
            visitor.deletion(number, event.key());
          }
        }
      }
    }
  }
}
