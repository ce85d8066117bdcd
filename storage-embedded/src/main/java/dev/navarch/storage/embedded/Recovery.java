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
  /** The state that was found, and the head it belongs to. */
  record Recovered(State state, Head head) {}

  private final Path file;
  private long compacted;
  private final List<KeyValue> oldest = new ArrayList<>();
  private @Nullable Replay replay;

  private Recovery(Path file) {
    this.file = file;
  }

  static Recovered recover(Path file) throws SQLException {
    Recovery recovery = new Recovery(file);
    Head head = Audit.read(file, recovery);
    return new Recovered(recovery.replay().state(), head);
  }

  @Override
  public void begin(Head head) {
    compacted = head.compacted();
  }

  @Override
  public void old(KeyValue value) {
    oldest.add(value);
  }

  @Override
  public void revision(List<Write> writes) {
    replay().revision(writes);
  }

  @Override
  public void lease(Lease lease) {
    replay().lease(lease);
  }

  /** Begins once all values of the oldest revision are there: they come first. */
  private Replay replay() {
    Replay begun = replay;
    if (begun == null) {
      oldest.sort(Comparator.comparing(KeyValue::key));
      for (int i = 1; i < oldest.size(); i++) {
        if (oldest.get(i).key().equals(oldest.get(i - 1).key())) {
          throw Database.damaged(
              file, "the key " + oldest.get(i).key().utf8() + " is there twice", null);
        }
      }
      begun = new Replay(compacted, oldest);
      replay = begun;
    }
    return begun;
  }
}
