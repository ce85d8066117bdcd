package dev.navarch.storage.mvcc;

import dev.navarch.storage.Lease;
import dev.navarch.storage.WatchEvent;
import java.util.function.Consumer;

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
    /** Tells all writes of the past that no readable revision needs any more, each once. */
    public void forEachSuperseded(Consumer<Replay.Write> action) {
      for (long number = before.compacted() + 1; number <= floor; number++) {
        for (WatchEvent event : before.log().get(number).events()) {
          event.previous().ifPresent(old -> action.accept(new Replay.Write.Value(old)));
          if (event instanceof WatchEvent.Delete) {
            action.accept(new Replay.Write.Deletion(event.key(), number));
          }
        }
      }
    }
  }
}
