package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Limits;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.mvcc.HistoryBounds;
import dev.navarch.storage.testing.Await;
import dev.navarch.storage.testing.Crowd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Proves that a store forgets by itself what it need not keep, and gives the space back. */
@Timeout(300)
class SpaceTest {
  private static final long MEGABYTE = 1 << 20;
  private static final int KEYS = 20;
  private static final int VALUE = 4_000;
  private static final int WRITERS = 32;

  /** How long the write-ahead log may become, and what is written while it is carried over. */
  private static final long LOG_BYTES = 64 * MEGABYTE;

  /** What may stay free in the database, beside a share of its size. */
  private static final long FREE_BYTES = 6 * MEGABYTE;

  private static final EmbeddedOptions SHORT_HISTORY =
      new EmbeddedOptions(Limits.DEFAULT, new HistoryBounds(200, Duration.ofHours(1)));

  @TempDir private Path temp;

  private Path folder() {
    return temp.resolve("store");
  }

  private long databaseBytes() throws IOException {
    return Files.size(folder().resolve("store.db"));
  }

  /** Overwrites the same few keys, and tells how large the store was at most. */
  private static long overwrite(Store store, int writes) {
    AtomicLong most = new AtomicLong();
    Crowd.run(
        WRITERS,
        member -> {
          Random random = new Random(member);
          byte[] value = new byte[VALUE];
          for (int i = 0; i < writes / WRITERS; i++) {
            random.nextBytes(value);
            ByteString key = ByteString.utf8("key-" + random.nextInt(KEYS));
            store.commit(Txn.put(key, ByteString.copyOf(value)));
            most.accumulateAndGet(store.health().storedBytes(), Math::max);
          }
        });
    return most.get();
  }

  @Test
  void overwritingAFewKeysDoesNotMakeTheStoreGrow() throws IOException {
    try (Store store = EmbeddedStore.open(folder(), SHORT_HISTORY)) {
      long most = overwrite(store, 40_000);

      assertThat(most).isLessThan(LOG_BYTES + FREE_BYTES);
      assertThat(store.health().compactedRevision()).isGreaterThan(store.revision() - 300);
    }
    assertThat(databaseBytes()).isLessThan(FREE_BYTES);

    try (Store store = EmbeddedStore.open(folder(), SHORT_HISTORY)) {
      assertThat(store.range(RangeRequest.count(KeySpan.ALL)).count()).isEqualTo(KEYS);
      assertThat(store.health().storedBytes()).isLessThan(FREE_BYTES);
      assertThat(overwrite(store, 10_000)).isLessThan(LOG_BYTES + FREE_BYTES);
    }
    assertThat(databaseBytes()).isLessThan(FREE_BYTES);
    Backup.verify(folder());
  }

  @Test
  void theSpaceOfDeletedKeysIsGivenBack() throws IOException {
    try (Store store = EmbeddedStore.open(folder(), SHORT_HISTORY)) {
      ByteString value = ByteString.wrap(new byte[500_000]);
      for (int i = 0; i < 100; i++) {
        store.commit(Txn.put(ByteString.utf8("large-" + i), value));
      }
    }
    assertThat(databaseBytes()).isGreaterThan(50 * 1_000_000L);

    try (Store store = EmbeddedStore.open(folder(), SHORT_HISTORY)) {
      for (int i = 0; i < 100; i++) {
        store.commit(Txn.delete(ByteString.utf8("large-" + i)));
      }
      store.compact(store.revision());
      Await.until("the rows are deleted", () -> Backup.verify(folder()).writes() == 0);
      Await.until("free pages are given back", () -> freeBytes() < FREE_BYTES);
    }

    assertThat(databaseBytes()).isLessThan(FREE_BYTES);
  }

  private long freeBytes() {
    try (Connection connection = Database.connectToRead(folder().resolve("store.db"))) {
      return Database.number(connection, "PRAGMA freelist_count") * Database.PAGE_BYTES;
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** While somebody reads, for a back-up, the write-ahead log cannot begin anew. */
  @Test
  void aLogThatGrewWhileSomebodyReadShrinksAgain() throws SQLException {
    try (Store store = EmbeddedStore.open(folder(), SHORT_HISTORY)) {
      overwrite(store, 320);
      try (Connection reader = Database.connectToRead(folder().resolve("store.db"))) {
        Database.run(reader, "BEGIN");
        Database.readHead(reader);
        assertThat(overwrite(store, 24_000)).isGreaterThan(LOG_BYTES + FREE_BYTES);
      }

      overwrite(store, 16_000);

      assertThat(store.health().storedBytes()).isLessThan(LOG_BYTES + FREE_BYTES);
    }
  }

  @Test
  void anIdleStoreForgetsWhatIsTooOld() {
    EmbeddedOptions oneSecond =
        new EmbeddedOptions(
            Limits.DEFAULT, new HistoryBounds(Integer.MAX_VALUE / 2, Duration.ofSeconds(1)));
    try (Store store = EmbeddedStore.open(folder(), oneSecond)) {
      for (int i = 0; i < 50; i++) {
        store.commit(Txn.put(ByteString.utf8("key"), ByteString.utf8("value " + i)));
      }

      Await.until(
          "all history is forgotten",
          Duration.ofSeconds(40),
          () -> store.health().compactedRevision() == store.revision());
      Await.until("its rows are deleted", () -> Backup.verify(folder()).writes() == 1);
    }
  }
}
