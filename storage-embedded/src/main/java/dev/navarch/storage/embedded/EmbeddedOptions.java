package dev.navarch.storage.embedded;

import dev.navarch.storage.Limits;
import dev.navarch.storage.mvcc.HistoryBounds;
import java.time.Duration;

/** How an embedded store behaves. */
public record EmbeddedOptions(Limits limits, HistoryBounds history) {
  /**
   * History for ten minutes, as long as it is not more than 50,000 writes: who pages through a list
   * or resumes a watch needs minutes, and each revision that is kept costs half a kilobyte beside
   * its value.
   */
  public static final EmbeddedOptions DEFAULT =
      new EmbeddedOptions(Limits.DEFAULT, new HistoryBounds(50_000, Duration.ofMinutes(10)));
}
