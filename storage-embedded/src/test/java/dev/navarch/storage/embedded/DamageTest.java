package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Proves that a damaged store is refused and left as it is, or has lost nothing: it never opens
 * with something wrong or missing in it.
 */
@Timeout(300)
class DamageTest {
  private static final int FLIPS = 200;
  private static final int LOG_HEADER = 32;
  private static final int FRAME = 24 + Database.PAGE_BYTES;

  @TempDir private static Path shared;

  /** Ended by a kill: half of everything is in the write-ahead log. */
  private static Specimen killed;

  /** Closed: everything is in the database. */
  private static Specimen closed;

  private static StoreImage expected;

  private final long seed = ThreadLocalRandom.current().nextLong();
  private final Random random = new Random(seed);
  private int copies;
  private int opened;
  private int refused;

  @TempDir private Path temp;

  @BeforeAll
  static void makeSpecimens() throws IOException {
    Path folder = shared.resolve("killed");
    Set<Long> leases = new TreeSet<>();
    try (ChildJvm writer =
        ChildJvm.start(HaltedWriter.class, folder, ThreadLocalRandom.current().nextLong())) {
      for (String line = writer.await(""); !line.equals("done"); line = writer.await("")) {
        leases.add(Long.parseLong(line.substring("lease ".length())));
      }
      assertThat(writer.awaitExit()).isZero();
    }
    killed = new Specimen(folder, leases);
    closed = killed.copyTo(shared.resolve("closed"));
    expected = closed.image();
    closed.image().requireSame(expected);
    assertThat(killed.size(Specimen.LOG)).isGreaterThan(60 * FRAME);
    assertThat(closed.size(Specimen.DATABASE)).isGreaterThan(30 * Database.PAGE_BYTES);
  }

  private Specimen copyOf(Specimen specimen) throws IOException {
    return specimen.copyTo(temp.resolve("copy-" + copies++));
  }

  @Test
  void aTornLastWriteIsNoDamage() throws IOException {
    for (int length : new int[] {1, 23, 24, 25, FRAME / 2, FRAME, FRAME + 1, 3 * FRAME}) {
      Specimen copy = copyOf(killed);
      byte[] garbage = new byte[length];
      random.nextBytes(garbage);
      copy.append(Specimen.LOG, garbage);

      copy.image().requireSame(expected);
    }
  }

  @Test
  void missingAcknowledgedWritesAreRefusedUnlessTheirLossIsAccepted() throws IOException {
    Specimen copy = copyOf(killed);
    copy.truncate(Specimen.LOG, killed.size(Specimen.LOG) / 2);
    Map<String, String> before = copy.hashes();

    StorageException.Corrupt refusal = refusal(copy);
    assertThat(refusal)
        .hasMessageContaining("writes up to revision %d were acknowledged", expected.revision());
    assertThat(copy.hashes()).isEqualTo(before);
    assertThatThrownBy(() -> Backup.verify(copy.folder())).hasMessage(refusal.getMessage());

    Backup.Contents left = Backup.acceptLoss(copy.folder());
    assertThat(left.revision()).isBetween(expected.compacted(), expected.revision() - 1);
    assertThat(refusal).hasMessageContaining("it ends with revision %d,", left.revision());
    assertThat(copy.image().latest()).isEqualTo(expected.states().get(left.revision()));
    assertThat(Backup.verify(copy.folder()).revision()).isEqualTo(left.revision());
  }

  @Test
  void aLogOfAnyLengthIsRefusedOrHasEverything() throws IOException {
    for (int i = 0; i < 60; i++) {
      long length = random.nextLong(killed.size(Specimen.LOG));
      Specimen copy = copyOf(killed);
      copy.truncate(Specimen.LOG, length);
      requireRefusedOrRight(copy, "log cut to " + length);
    }
    assertThat(refused).isGreaterThan(30);
  }

  @Test
  void aLogThatLostAnyOfItsLastFramesIsRefusedOrHasEverything() throws IOException {
    long frames = (killed.size(Specimen.LOG) - LOG_HEADER) / FRAME;
    for (long frame = frames - 1; frame > frames - 40; frame--) {
      Specimen copy = copyOf(killed);
      copy.truncate(Specimen.LOG, LOG_HEADER + frame * FRAME);
      requireRefusedOrRight(copy, "log cut to " + frame + " frames");
    }
    assertThat(opened).isZero();
  }

  @Test
  void aMissingLogIsRefused() throws IOException {
    Specimen copy = copyOf(killed);
    Files.delete(copy.file(Specimen.LOG));

    requireRefusedOrRight(copy, "log removed");
    assertThat(refused).isEqualTo(1);
  }

  /** What changes no revision is acknowledged too. */
  @Test
  void aLostGrantOfALeaseIsRefused() throws IOException {
    Specimen copy = copyOf(closed);
    Path folder = copy.folder();
    try (ChildJvm writer = ChildJvm.start(LeaseGranter.class, folder)) {
      copy.leases().add(Long.parseLong(writer.await("lease ")));
      assertThat(writer.awaitExit()).isZero();
    }
    copy.truncate(Specimen.LOG, copy.size(Specimen.LOG) - 1);

    assertThatThrownBy(copy::open).isInstanceOf(StorageException.Corrupt.class);
  }

  @Test
  void aDatabaseOfAnyLengthIsRefusedOrHasEverything() throws IOException {
    long size = closed.size(Specimen.DATABASE);
    Set<Long> lengths =
        new TreeSet<>(
            Set.of(0L, 1L, 99L, 100L, 512L, 4095L, 4096L, 8192L, size / 2, size - 4096, size - 1));
    for (int i = 0; i < 20; i++) {
      lengths.add(random.nextLong(size));
    }
    for (long length : lengths) {
      for (Specimen specimen : new Specimen[] {closed, killed}) {
        Specimen copy = copyOf(specimen);
        copy.truncate(Specimen.DATABASE, length);
        requireRefusedOrRight(copy, "database cut to " + length);
      }
    }
    assertThat(refused).isGreaterThan(15);
  }

  @Test
  void aChangedByteInTheLogIsRefusedOrHarmless() throws IOException {
    for (int i = 0; i < FLIPS; i++) {
      flip(killed, Specimen.LOG, random.nextLong(killed.size(Specimen.LOG)));
    }
    for (int offset = 0; offset < LOG_HEADER; offset++) {
      flip(killed, Specimen.LOG, offset);
    }
    report("log");
    assertThat(refused).isGreaterThan(FLIPS / 2);
  }

  @Test
  void aChangedByteInTheDatabaseIsRefusedOrHarmless() throws IOException {
    for (int i = 0; i < FLIPS; i++) {
      flip(closed, Specimen.DATABASE, random.nextLong(closed.size(Specimen.DATABASE)));
    }
    report("database");
    assertThat(refused).isGreaterThan(FLIPS / 4);
  }

  @Test
  void aChangedByteInADatabaseWithALogIsRefusedOrHarmless() throws IOException {
    for (int i = 0; i < FLIPS; i++) {
      flip(killed, Specimen.DATABASE, random.nextLong(killed.size(Specimen.DATABASE)));
    }
    report("database with a log");
  }

  @Test
  void aChangedByteInTheHeaderOfTheDatabaseIsRefusedOrHarmless() throws IOException {
    for (int offset = 0; offset < 100; offset++) {
      flip(closed, Specimen.DATABASE, offset);
    }
    report("header");
  }

  /** These are small, so that random places would rarely meet them. */
  @Test
  void aChangedByteInTheTablesOfHeadAndLeasesIsRefusedOrHarmless()
      throws IOException, SQLException {
    byte[] content = Files.readAllBytes(closed.file(Specimen.DATABASE));
    for (String table : new String[] {"head", "lease"}) {
      long page = rootPage(table);
      for (long offset = (page - 1) * Database.PAGE_BYTES;
          offset < page * Database.PAGE_BYTES;
          offset++) {
        if (content[(int) offset] != 0) {
          flip(closed, Specimen.DATABASE, offset);
        }
      }
    }
    report("head and leases");
  }

  @Test
  void aChangedByteInTheHeadMarkIsHarmless() throws IOException {
    for (int offset = 0; offset < killed.size(Specimen.MARK); offset++) {
      flip(killed, Specimen.MARK, offset);
    }
    report("mark");
    assertThat(refused).isZero();
  }

  @Test
  void aRestoreSetsTheDamagedFilesAside() throws IOException {
    Specimen copy = copyOf(killed);
    Path backup = temp.resolve("backup");
    Backup.write(copy.folder(), backup);
    copy.truncate(Specimen.LOG, killed.size(Specimen.LOG) / 2);
    Map<String, String> damaged = copy.hashes();
    StorageException.Corrupt unused = refusal(copy);

    Backup.Restored restored = Backup.restore(backup, copy.folder());

    Path aside = restored.setAside().orElseThrow();
    assertThat(new Specimen(aside, Set.of()).hashes()).isEqualTo(damaged);
    try (Store store = copy.open()) {
      assertThat(StoreImage.of(store, copy.leases()).latest()).isEqualTo(expected.latest());
      assertThat(store.revision()).isEqualTo(expected.revision() + Backup.RESTORE_STEP);
    }
  }

  private static long rootPage(String table) throws SQLException {
    try (Connection connection = Database.connectToRead(closed.file(Specimen.DATABASE))) {
      return Database.number(
          connection, "SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'");
    }
  }

  private void flip(Specimen specimen, String file, long offset) throws IOException {
    Specimen copy = copyOf(specimen);
    int mask = 1 + random.nextInt(255);
    copy.flip(file, offset, mask);
    requireRefusedOrRight(copy, "%s, byte %d changed by %02x".formatted(file, offset, mask));
  }

  private void report(String what) {
    System.out.println(
        "DamageTest, %s: %d refused, %d opened, seed %d".formatted(what, refused, opened, seed));
  }

  private void requireRefusedOrRight(Specimen copy, String damage) throws IOException {
    Map<String, String> before = copy.hashes();
    try {
      StoreImage found;
      try {
        found = copy.image();
      } catch (StorageException.Corrupt e) {
        refused++;
        requireClear(e, copy);
        assertThat(copy.hashes()).as("files after a refusal").isEqualTo(before);
        copy.delete();
        return;
      }
      opened++;
      found.requireSame(expected);
      requireToGoOn(copy);
      copy.delete();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("%s, seed %d: %s".formatted(damage, seed, e), e);
    }
  }

  private static StorageException.Corrupt refusal(Specimen copy) {
    try (Store store = copy.open()) {
      throw new AssertionError("opened at " + store.revision());
    } catch (StorageException.Corrupt e) {
      requireClear(e, copy);
      return e;
    }
  }

  private static void requireClear(StorageException.Corrupt refusal, Specimen copy) {
    String message = String.valueOf(refusal.getMessage());
    assertThat(message).contains(copy.file(Specimen.DATABASE).toString());
    if (!message.contains("from a newer version")) {
      assertThat(message).contains("navarch storage restore");
    }
  }

  /** Damage that does not show may lie where the next writes go. */
  private static void requireToGoOn(Specimen copy) {
    ByteString value = ByteString.wrap(new byte[3_000]);
    StoreImage after;
    try (Store store = copy.open()) {
      Txn.Builder all = Txn.builder();
      expected.latest().forEach(item -> all.put(item.key(), value));
      for (int i = 0; i < 4; i++) {
        store.commit(all.build());
      }
      store.compact(store.revision() - 2);
      after = StoreImage.of(store, copy.leases());
      assertThat(after.latest()).hasSameSizeAs(expected.latest());
    }
    copy.image().requireSame(after);
  }
}
