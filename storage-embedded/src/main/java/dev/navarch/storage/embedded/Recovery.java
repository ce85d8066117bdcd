package dev.navarch.storage.embedded;

import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.mvcc.Replay;
import dev.navarch.storage.mvcc.Replay.Write;
import dev.navarch.storage.mvcc.State;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the state of a store from its database, checking everything. */
final class Recovery implements Audit.Reader {
  /**
   * What was found.
   *
   * @param superseded writes that no readable revision needs and that are not deleted yet
   */
  record Recovered(State state, Head head, List<Write> superseded) {}

  private static final Comparator<Write> BY_KEY =
      Comparator.comparing(Write::key).thenComparingLong(Write::revision);

  private long compacted;
  private List<Write> old = new ArrayList<>();
  private final List<Write> superseded = new ArrayList<>();
  private @Nullable Replay replay;

  private Recovery() {}

  static Recovered recover(Path file) throws SQLException {
    Recovery recovery = new Recovery();
    Head head = Audit.read(file, recovery);
    return new Recovered(recovery.replay().state(), head, recovery.superseded);
  }

  @Override
  public void begin(Head head) {
    compacted = head.compacted();
  }

  @Override
  public void old(Write write) {
    old.add(write);
  }

  @Override
  public void revision(List<Write> writes) {
    replay().revision(writes);
  }

  @Override
  public void lease(Lease lease) {
    replay().lease(lease);
  }

  /** Begins once all writes up to the oldest revision are there: they come first. */
  private Replay replay() {
    Replay begun = replay;
    if (begun == null) {
      begun = new Replay(compacted, latest());
      old = List.of();
      replay = begun;
    }
    return begun;
  }

  /** For each key the value that was there at the oldest revision, in the order of the keys. */
  private List<KeyValue> latest() {
    old.sort(BY_KEY);
    List<KeyValue> values = new ArrayList<>(old.size());
    for (int i = 0; i < old.size(); i++) {
      Write write = old.get(i);
      boolean last = i + 1 == old.size() || !old.get(i + 1).key().equals(write.key());
      if (last && write instanceof Write.Value(KeyValue value)) {
        values.add(value);
      } else {
        superseded.add(write);
      }
    }
    return values;
  }
}
