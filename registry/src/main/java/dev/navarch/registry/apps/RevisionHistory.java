package dev.navarch.registry.apps;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How many old revisions of an object are kept. */
public final class RevisionHistory {
  private RevisionHistory() {}

  /** What somebody is told who asks for fewer than none. */
  public static List<String> warnings(@Nullable Integer limit) {
    return limit != null && limit < 0
        ? List.of(
            "spec.revisionHistoryLimit: a negative value retains all historical revisions; a value"
                + " >= 0 is recommended")
        : List.of();
  }
}
