package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.FatalErrors;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.mvcc.Change;
import dev.navarch.storage.mvcc.Committer;
import dev.navarch.storage.mvcc.Decision;
import dev.navarch.storage.mvcc.Revision;
import dev.navarch.storage.mvcc.State;
import dev.navarch.storage.mvcc.Step;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Proves that a failure of which nothing is on disk fails its own changes only, and that one whose
 * outcome is unknown makes the store read-only.
 */
@Timeout(60)
class WriterFaultsTest {
  private static final ByteString KEY = ByteString.utf8("a");

  @TempDir private Path temp;

  private final List<Throwable> fatal = new CopyOnWriteArrayList<>();

  private GroupCommitter open() {
    Path folder = temp.resolve("store");
    EmbeddedStore.makeFolder(folder);
    return EmbeddedStore.openCommitter(folder, fatal::add).start();
  }

  /** A change that grants a lease, which is written. */
  private static Change<Lease> grant(long id) {
    Lease lease = new Lease(id, java.time.Duration.ofSeconds(60));
    return (state, now) -> new Decision<>(lease, state, List.of(new Step.Granted(lease)));
  }

  private static Change<String> failing(Error error) {
    return (state, now) -> {
      throw error;
    };
  }

  /** A change whose first step can be written, and whose second one fails in the middle. */
  private static Change<String> failingWhileWritten(long lease, List<WatchEvent> events) {
    return (state, now) ->
        new Decision<>(
            "never",
            state,
            List.of(
                new Step.Granted(new Lease(lease, java.time.Duration.ofSeconds(60))),
                new Step.Written(new Revision(state.revision() + 1, state.keys(), events, now))));
  }

  private static WatchEvent put(State state) {
    long revision = state.revision() + 1;
    return new WatchEvent.Put(
        new KeyValue(KEY, ByteString.utf8("x"), revision, revision, 1, Lease.NONE), null);
  }

  /** A list of two events that runs out of memory at the second one. */
  private static List<WatchEvent> exhausting(WatchEvent first) {
    return new AbstractList<>() {
      @Override
      public WatchEvent get(int index) {
        if (index > 0) {
          throw new OutOfMemoryError("injected");
        }
        return first;
      }

      @Override
      public int size() {
        return 2;
      }
    };
  }

  private static void assertAbandoned(Committer committer, Change<?> change) {
    StorageException.Unavailable failure =
        catchThrowableOfType(StorageException.Unavailable.class, () -> committer.submit(change));
    assertThat(failure).isNotNull();
    assertThat(failure.outcome()).isEqualTo(Outcome.NOT_APPLIED);
    assertThat(committer.health()).isEqualTo(Committer.HEALTHY);
  }

  @Test
  void anErrorWhileAChangeIsDecidedFailsThatChangeOnly() {
    try (GroupCommitter committer = open()) {
      assertAbandoned(committer, failing(new StackOverflowError("injected")));
      assertAbandoned(committer, failing(new AssertionError("injected")));
      assertThat(fatal).isEmpty();

      assertAbandoned(committer, failing(new OutOfMemoryError("injected")));
      assertThat(fatal).hasSize(1);

      assertThat(committer.submit(grant(1)).id()).isEqualTo(1);
    }
  }

  @Test
  void anErrorBeforeTheCommitLeavesNothingBehind() {
    try (GroupCommitter committer = open()) {
      assertThat(committer.submit(grant(1)).id()).isEqualTo(1);

      assertAbandoned(committer, failingWhileWritten(2, exhausting(put(committer.state()))));
      assertThat(fatal).hasSize(1);
      List<WatchEvent> tooMany = Collections.nCopies((1 << 20) + 1, put(committer.state()));
      assertAbandoned(committer, failingWhileWritten(3, tooMany));
      assertThat(fatal).hasSize(1);

      assertThat(committer.submit(grant(4)).id()).isEqualTo(4);
    }
    try (Store store = EmbeddedStore.open(temp.resolve("store"), EmbeddedOptions.DEFAULT)) {
      assertThat(store.leases().remaining(1)).isPresent();
      assertThat(store.leases().remaining(2)).isEmpty();
      assertThat(store.leases().remaining(3)).isEmpty();
      assertThat(store.leases().remaining(4)).isPresent();
      assertThat(store.get(KEY)).isEmpty();
      assertThat(store.commit(Txn.put(KEY, ByteString.utf8("y"))).revision()).isEqualTo(2);
    }
  }

  /** A journal whose writes fail in a way that leaves open what is on disk. */
  private static final class LosingJournal implements Journal {
    private final List<Throwable> failures;
    private int writes;

    LosingJournal(Throwable... failures) {
      this.failures = new ArrayList<>(List.of(failures));
    }

    @Override
    public void write(List<Step> steps) {
      writes++;
      if (failures.isEmpty()) {
        return;
      }
      switch (failures.remove(0)) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      }
    }

    @Override
    public boolean tidy() {
      return false;
    }

    @Override
    public long storedBytes() {
      return 0;
    }

    @Override
    public void close() {}
  }

  @Test
  void anUnknownOutcomeMakesTheStoreReadOnly() {
    for (Throwable failure :
        List.of(
            new StorageException.Unavailable("the sync failed", Outcome.UNKNOWN, null),
            new IllegalStateException("injected"),
            new OutOfMemoryError("injected"))) {
      LosingJournal journal = new LosingJournal(failure);
      try (GroupCommitter committer =
          new GroupCommitter(State.EMPTY, journal, FatalErrors.REPORTED_TO_CALLERS).start()) {
        StorageException.Unavailable lost =
            catchThrowableOfType(
                StorageException.Unavailable.class, () -> committer.submit(grant(1)));
        assertThat(lost.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(committer.health()).contains("read-only");
        assertThat(committer.state()).isSameAs(State.EMPTY);

        StorageException.Unavailable refused =
            catchThrowableOfType(
                StorageException.Unavailable.class, () -> committer.submit(grant(2)));
        assertThat(refused.outcome()).isEqualTo(Outcome.NOT_APPLIED);
        assertThat(journal.writes).isEqualTo(1);
      }
    }
  }

  @Test
  void theStoreGoesOnAfterFailuresThatLeaveNothing() {
    LosingJournal journal =
        new LosingJournal(
            new StorageException.Unavailable("abandoned", Outcome.NOT_APPLIED, null),
            new StorageException.DiskFull("no room for /secret/store.db", null));
    try (GroupCommitter committer =
        new GroupCommitter(State.EMPTY, journal, FatalErrors.REPORTED_TO_CALLERS).start()) {
      assertAbandoned(committer, grant(1));
      assertThat(
              catchThrowableOfType(
                  StorageException.DiskFull.class, () -> committer.submit(grant(1))))
          .isNotNull();
      assertThat(committer.health()).contains("no room").doesNotContain("/secret");

      assertThat(committer.submit(grant(1)).id()).isEqualTo(1);
      assertThat(committer.health()).isEqualTo(Committer.HEALTHY);
    }
  }
}
