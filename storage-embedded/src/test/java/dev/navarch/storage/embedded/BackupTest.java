package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import dev.navarch.storage.testing.Await;
import dev.navarch.storage.testing.RecordingListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Proves that a copy of a store is whole, whatever happens meanwhile, and that it can come back.
 */
@Timeout(180)
class BackupTest {
  private static final ByteString KEY = ByteString.utf8("key");

  @TempDir private Path temp;

  private Path folder() {
    return temp.resolve("store");
  }

  private Path backup() {
    return temp.resolve("backup");
  }

  private static EmbeddedStore open(Path folder) {
    return EmbeddedStore.open(folder, EmbeddedOptions.DEFAULT);
  }

  private static List<KeyValue> all(Store store) {
    return store.range(RangeRequest.of(KeySpan.ALL)).items();
  }

  /** Makes a store with everything in it, and a back-up of it. */
  private Specimen makeBackup() {
    Specimen specimen;
    try (EmbeddedStore store = open(folder())) {
      specimen = new Specimen(folder(), new Scenario(store, 7).run(200));
      Backup.Contents contents = store.backUp(backup());
      assertThat(contents.revision()).isEqualTo(store.revision());
    }
    return specimen;
  }

  /** A store whose database is the copy itself, with its history. */
  private static EmbeddedStore openCopy(Path copy) {
    try {
      Path folder = Files.createDirectory(copy.resolveSibling(copy.getFileName() + "-opened"));
      Files.copy(copy, folder.resolve("store.db"));
      return open(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aCopyHoldsEverythingThatTheStoreHeld() {
    Specimen specimen = makeBackup();

    try (EmbeddedStore copy = openCopy(backup())) {
      StoreImage.of(copy, specimen.leases()).requireSame(specimen.image());
    }
  }

  @Test
  void copiesMadeWhileManyWriteAreWhole() {
    try (EmbeddedStore store = open(folder())) {
      GroupWrites.during(store, () -> copyRepeatedly(store));
      assertThat(store.health().writable()).isTrue();
    }
    Backup.verify(folder());
  }

  private void copyRepeatedly(EmbeddedStore store) {
    long before = store.revision();
    for (int i = 0; i < 4; i++) {
      Path target = temp.resolve("copy-" + i);
      long start = before;
      Await.until("something is written", () -> store.revision() > start);
      Backup.Contents contents = store.backUp(target);

      assertThat(contents.revision()).isBetween(before + 1, store.revision());
      before = contents.revision();
      try (EmbeddedStore copy = openCopy(target)) {
        assertThat(copy.revision()).isEqualTo(contents.revision());
        GroupWrites.requireWhole(copy);
      }
    }
  }

  @Test
  void anotherProcessCanMakeACopyWhileTheStoreRuns() {
    try (ChildJvm writer =
        ChildJvm.start(CrashWriter.class, folder(), temp.resolve("log"), 1, 1, 2_000)) {
      writer.await("opening");
      writer.await("open");
      long before = 0;
      for (int i = 0; i < 4; i++) {
        Path target = temp.resolve("copy-" + i);
        long start = before;
        Await.until("something is written", () -> acknowledged() > start);
        Backup.Contents contents = Backup.write(folder(), target);

        assertThat(contents.revision()).isGreaterThan(before);
        before = contents.revision();
        assertThat(Backup.verify(folder()).revision()).isGreaterThanOrEqualTo(before);
        try (EmbeddedStore copy = openCopy(target)) {
          GroupWrites.requireWhole(copy);
        }
      }
      writer.tell("close");
      writer.await("closed");
      assertThat(writer.awaitExit()).isZero();
    }
  }

  private long acknowledged() {
    return HeadMark.read(folder()).map(HeadMark.Acknowledged::revision).orElse(0L);
  }

  @Test
  void aRestoredStoreHoldsTheSameAtALaterRevision() {
    Specimen specimen = makeBackup();
    StoreImage before = specimen.image();
    Path target = temp.resolve("restored");

    Backup.Restored restored = Backup.restore(backup(), target);

    assertThat(restored.revision()).isEqualTo(before.revision() + Backup.RESTORE_STEP);
    assertThat(restored.keys()).isEqualTo(before.latest().size());
    assertThat(restored.setAside()).isEmpty();
    Backup.verify(target);
    try (EmbeddedStore store = open(target)) {
      StoreImage after = StoreImage.of(store, specimen.leases());
      assertThat(after.revision()).isEqualTo(restored.revision());
      assertThat(after.compacted()).isEqualTo(restored.revision());
      assertThat(after.latest()).isEqualTo(before.latest());
      assertThat(after.leases()).isEqualTo(before.leases());
      for (long lease : before.leases().keySet()) {
        store.leases().revoke(lease);
      }
      assertThat(all(store)).allMatch(item -> item.lease() == 0);
      assertThat(store.commit(Txn.put(KEY, KEY)).revision()).isGreaterThan(restored.revision());
    }
  }

  @Test
  void whoWatchedTheOldStoreIsToldToReadAnew() {
    Specimen specimen = makeBackup();
    long known = specimen.image().revision();
    long restored = Backup.restore(backup(), folder()).revision();

    try (EmbeddedStore store = open(folder())) {
      RecordingListener listener = new RecordingListener();
      try (Watch watch = store.watch(WatchRequest.of(KeySpan.ALL).from(known + 1), listener)) {
        assertThat(listener.awaitFailure(StorageException.Compacted.class).oldestRevision())
            .isEqualTo(restored);
        watch.requestProgress();
      }
      assertThatThrownBy(() -> store.range(RangeRequest.of(KeySpan.ALL).at(known)))
          .isInstanceOf(StorageException.Compacted.class);
    }
  }

  @Test
  void aRestoreSetsAsideWhatWasThereEachTime() throws IOException {
    Specimen specimen = makeBackup();
    List<KeyValue> expected = specimen.image().latest();
    for (int i = 0; i < 3; i++) {
      try (EmbeddedStore store = open(folder())) {
        store.commit(Txn.put(KEY, ByteString.utf8("after the back-up")));
      }
      Map<String, String> before = specimen.hashes();

      Path aside = Backup.restore(backup(), folder()).setAside().orElseThrow();

      assertThat(aside.getParent()).isEqualTo(folder());
      assertThat(new Specimen(aside, Set.of()).hashes()).isEqualTo(before);
      try (EmbeddedStore store = open(folder())) {
        assertThat(all(store)).isEqualTo(expected);
      }
    }
  }

  @Test
  void aStoreInUseIsNotReplaced() {
    makeBackup();
    try (EmbeddedStore store = open(folder())) {
      List<KeyValue> before = all(store);

      assertThatThrownBy(() -> Backup.restore(backup(), folder()))
          .isInstanceOf(StorageException.Locked.class);
      assertThatThrownBy(() -> Backup.acceptLoss(folder()))
          .isInstanceOf(StorageException.Locked.class);

      assertThat(all(store)).isEqualTo(before);
      store.commit(Txn.put(KEY, KEY));
    }
    Backup.verify(folder());
  }

  /**
   * Whatever the moment, the folder holds the old store or the new one, or says that it has none.
   */
  @Test
  void aRestoreThatIsKilledDoesNotLeaveAnEmptyStore() throws IOException {
    try (EmbeddedStore store = open(folder())) {
      for (int i = 0; i < 100; i++) {
        Txn.Builder txn = Txn.builder();
        for (int j = 0; j < 100; j++) {
          txn.put(ByteString.utf8("key-" + i + "-" + j), Stamp.value(i, 500));
        }
        store.commit(txn.build());
      }
      store.backUp(backup());
    }
    int cutShort = 0;
    for (int round = 0; round < 12; round++) {
      try (ChildJvm child = ChildJvm.start(RestoreRunner.class, backup(), folder())) {
        child.await("restoring");
        if (!child.endsWithin(Duration.ofMillis(40L * round))) {
          cutShort++;
        }
      }
      try (EmbeddedStore store = open(folder())) {
        assertThat(store.range(RangeRequest.count(KeySpan.ALL)).count()).isEqualTo(10_000);
      } catch (StorageException.Corrupt e) {
        assertThat(e).hasMessageContaining("missing").hasMessageContaining("storage restore");
      }
    }
    assertThat(cutShort).isPositive();
    Backup.restore(backup(), folder());
    try (EmbeddedStore store = open(folder())) {
      assertThat(store.range(RangeRequest.count(KeySpan.ALL)).count()).isEqualTo(10_000);
    }
  }

  @Test
  void anExistingFileIsNotOverwritten() throws IOException {
    makeBackup();
    byte[] before = Files.readAllBytes(backup());

    assertThatThrownBy(() -> Backup.write(folder(), backup()))
        .isInstanceOf(StorageException.Unavailable.class)
        .hasMessageContaining(backup() + " exists already");

    assertThat(Files.readAllBytes(backup())).isEqualTo(before);
  }

  @Test
  void aCopyIsForItsOwnerAlone() throws IOException {
    makeBackup();

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup())))
        .isEqualTo("rw-------");
  }

  @Test
  void aCopyThatCannotBeMadeLeavesNothingBehind() throws IOException {
    makeBackup();
    Path nowhere = temp.resolve("nowhere").resolve("backup");
    assertThatThrownBy(() -> Backup.write(folder(), nowhere))
        .isInstanceOf(StorageException.Unavailable.class)
        .hasMessageContaining(nowhere.toString());
    assertThatThrownBy(() -> Backup.write(temp.resolve("no store"), temp.resolve("other")))
        .isInstanceOf(StorageException.Unavailable.class)
        .hasMessageContaining("there is no");

    Specimen damaged = new Specimen(folder(), Set.of());
    damaged.truncate(Specimen.DATABASE, damaged.size(Specimen.DATABASE) / 2);
    assertThatThrownBy(() -> Backup.write(folder(), temp.resolve("other")))
        .isInstanceOf(StorageException.Corrupt.class);

    try (Stream<Path> files = Files.list(temp)) {
      assertThat(files).containsExactlyInAnyOrder(folder(), backup());
    }
  }

  @Test
  void aDamagedCopyIsNotRestoredUnlessNothingIsMissing() throws IOException {
    Specimen specimen = makeBackup();
    List<KeyValue> expected = specimen.image().latest();
    byte[] good = Files.readAllBytes(backup());
    Map<String, String> before = specimen.hashes();
    long seed = ThreadLocalRandom.current().nextLong();
    System.out.println("BackupTest seed " + seed);
    Random random = new Random(seed);
    int refused = 0;
    for (int i = 0; i < 60; i++) {
      byte[] bad = good.clone();
      bad[random.nextInt(bad.length)] ^= (byte) (1 + random.nextInt(255));
      Files.write(backup(), bad);
      Path target = temp.resolve("restored-" + i);
      try {
        Backup.restore(backup(), target);
        try (EmbeddedStore store = open(target)) {
          assertThat(all(store)).isEqualTo(expected);
        }
      } catch (StorageException.Corrupt e) {
        refused++;
        assertThat(e).hasMessageContaining(backup().toString());
        assertThat(target).doesNotExist();
        assertThatThrownBy(() -> Backup.restore(backup(), folder()))
            .isInstanceOf(StorageException.Corrupt.class);
        assertThat(specimen.hashes()).isEqualTo(before);
      }
    }
    assertThat(refused).isGreaterThan(15);
  }

  @Test
  void whatIsNoBackupIsNotRestored() throws IOException {
    Specimen specimen = makeBackup();
    Map<String, String> before = specimen.hashes();
    for (String content : List.of("", "x", "something else altogether".repeat(500))) {
      Files.writeString(backup(), content);

      assertThatThrownBy(() -> Backup.restore(backup(), folder()))
          .isInstanceOf(StorageException.Corrupt.class);
      assertThat(specimen.hashes()).isEqualTo(before);
    }
    assertThatThrownBy(() -> Backup.restore(temp.resolve("nothing"), folder()))
        .isInstanceOf(StorageException.Unavailable.class);
    assertThat(specimen.hashes()).isEqualTo(before);
  }
}
